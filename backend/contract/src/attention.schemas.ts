import * as z from 'zod/mini';
import { instant } from './fields.ts';

const OpenComplaint = z.object({
  id: z.int(),
  kind: z.string(),
  createdAt: instant,
  dueAt: instant,
});

/** Replies that could not be delivered, if their record is still open and has no later reply. */
const FailedReplies = z.object({
  count: z.int(),
  /** The record of the oldest one: its kind, such as `complaint`, and number. */
  oldest: z.nullable(z.object({ about: z.string(), number: z.int(), createdAt: z.string() })),
});

/**
 * Records that wait for administrators, for the first page of the console. Counts stop at `ATTENTION_CAP` + 1, which
 * is shown as `99+`.
 */
export const Attention = z.object({
  /** The time of counting by the database's clock. */
  asOf: instant,
  complaints: z.object({
    open: z.int(),
    overdue: z.int(),
    oldest: z.nullable(OpenComplaint),
  }),
  leads: z.object({
    pending: z.int(),
    /** Waiting for less than 24 hours, up to 48 hours, and longer. */
    firstDay: z.int(),
    secondDay: z.int(),
    older: z.int(),
    oldestAt: z.nullable(instant),
  }),
  enquiries: z.object({ open: z.int(), oldestAt: z.nullable(z.string()) }),
  /** Absent from replies of earlier backends. */
  failedReplies: z.optional(FailedReplies),
  newProperties: z.int(),
  mergeCandidates: z.int(),
  setUp: z.object({
    /** Missing details of the operator: `name`, `abn`, `address`, `email`. */
    missingOperatorDetails: z.array(z.string()),
    mail: z.object({
      /** False if mails are files in a folder. */
      hasServer: z.boolean(),
      waiting: z.int(),
      /** The age of the oldest due mail; 0 without one. */
      oldestSeconds: z.int(),
      failed: z.int(),
    }),
    /** True if the site uses https, which needs a proxy, but `TRUST_PROXY` is not set. */
    hasUntrustedProxy: z.boolean(),
    backup: z.object({
      /** True for the embedded database, which only its own command backs up. */
      isExpected: z.boolean(),
      lastAt: z.nullable(instant),
    }),
    /** Zero unless the site requires an authenticator app. */
    adminsWithoutApp: z.int(),
  }),
});
export type Attention = z.infer<typeof Attention>;

export const readAttentionSchemas = { reply: Attention };
