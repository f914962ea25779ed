import * as z from 'zod/mini';

/** An open complaint. */
const OpenComplaint = z.object({
  id: z.int(),
  kind: z.string(),
  /** ISO 8601, UTC, as are all times here. */
  createdAt: z.string(),
  /** Until when it has to be decided. */
  dueAt: z.string(),
});

/** Replies by email that were not delivered, to records of which nothing else has become since. */
const FailedReplies = z.object({
  count: z.int(),
  /** The record that the oldest of them is a reply to: its kind, such as `complaint`, and its number. */
  oldest: z.nullable(z.object({ about: z.string(), number: z.int(), createdAt: z.string() })),
});

/** What waits for an administrator. No count is above `ATTENTION_CAP` and one, which stands for more. */
export const Attention = z.object({
  /** When it was counted, by the clock of the database. */
  asOf: z.string(),
  complaints: z.object({
    open: z.int(),
    /** Those of them whose time is over. */
    overdue: z.int(),
    oldest: z.nullable(OpenComplaint),
  }),
  /** The pending leads, by how long they have waited. */
  leads: z.object({
    pending: z.int(),
    /** Less than 24 hours. */
    firstDay: z.int(),
    /** 24 to 48 hours. */
    secondDay: z.int(),
    /** More than 48 hours. */
    older: z.int(),
    oldestAt: z.nullable(z.string()),
  }),
  /** Messages that were not answered. */
  enquiries: z.object({ open: z.int(), oldestAt: z.nullable(z.string()) }),
  failedReplies: z.optional(FailedReplies),
  /** Properties that visitors added in the last seven days. */
  newProperties: z.int(),
  /** Pairs of properties that may be one. */
  mergeCandidates: z.int(),
  /** What the set-up of the site lacks. */
  setUp: z.object({
    /** Details of who runs the site that visitors cannot see: `name`, `abn`, `address`, `email`. */
    missingOperatorDetails: z.array(z.string()),
    mail: z.object({
      /** There is a mail server; otherwise mails are files in a folder. */
      hasServer: z.boolean(),
      waiting: z.int(),
      /** For how long the oldest mail that is due has been waiting. */
      oldestSeconds: z.int(),
      /** Mails that were given up. */
      failed: z.int(),
    }),
    /** The site is reached by https, which only a proxy can serve, and no proxy is trusted. */
    hasUntrustedProxy: z.boolean(),
    backup: z.object({
      /** The site runs the embedded database, which only its own command backs up. */
      isExpected: z.boolean(),
      lastAt: z.nullable(z.string()),
    }),
    /** Administrators who have not set up an app, where the site requires a second factor. */
    adminsWithoutApp: z.int(),
  }),
});
export type Attention = z.infer<typeof Attention>;

/** Output of `readAttention`. */
export const readAttentionSchemas = { reply: Attention };
