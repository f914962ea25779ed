import * as z from 'zod/mini';
import { adminPage, byId, queryDay, queryName, queryRecordId, queryRecordIdOr, version } from './text.ts';

interface AuditFilters {
  subject?: string | undefined;
  subjectId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Which audit entries. Days are those in Sydney, and both are included. */
const filters = {
  /** What it was done to, for example `property`; a name that is not known finds nothing. */
  subject: z.optional(queryName('Record')),
  subjectId: z.optional(queryRecordId('Record number')),
  /** The id of the administrator; `operator` for what was done from a terminal, or with an account that is deleted. */
  by: z.optional(queryRecordIdOr('operator')),
  action: z.optional(queryName('Action')),
  from: z.optional(queryDay('From')),
  to: z.optional(queryDay('To')),
};

const hasSubject = z.refine<AuditFilters>(
  ({ subject, subjectId }) => subjectId === undefined || subject !== undefined,
  { path: ['subjectId'], error: 'Choose what kind of record the number is for' },
);

const isInOrder = z.refine<AuditFilters>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ['to'], error: 'To can’t be before From' },
);

/** The values of a record, by field. */
const Values = z.nullable(z.record(z.string(), z.unknown()));

/** What an administrator did to a record. */
export const AuditEntry = z.object({
  id: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Null for the operator, and once the account is deleted. */
  by: z.nullable(z.object({ id: z.int(), username: z.string() })),
  action: z.string(),
  subject: z.string(),
  subjectId: z.int(),
  /** The record in words: its street address, title or name; null if it is gone. */
  about: z.nullable(z.string()),
  /** The record that it was merged with or kept separate from, or the building that it was moved to, in words. */
  other: z.optional(z.nullable(z.string())),
  /** The property of a review that has a page. */
  propertyId: z.nullable(z.int()),
  before: Values,
  after: Values,
  /** Whether the record can be given the values from before. */
  canRestore: z.boolean(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Part of the reply to a change: the entry about it, by which it is undone with `restoreAuditEntry`. */
export const recordedAs = { auditEntryId: z.optional(z.int()) };

/** The filters of the audit. */
export const auditFilters = z.object(filters).check(hasSubject, isInOrder);

/** Input and output of `listAuditEntries`, the latest first. */
export const listAuditEntriesSchemas = {
  query: z
    .object({ ...filters, after: adminPage.after, limit: adminPage.limit })
    .check(hasSubject, isInOrder),
  reply: z.array(AuditEntry),
};

/** An audit entry, and its record as it is now. */
export const AuditEntryNow = z.extend(AuditEntry, {
  /** The values of now, where the entry is about values and the record is there. */
  now: Values,
  /** The version of the record, where it has versions. */
  version: z.nullable(z.int()),
});
export type AuditEntryNow = z.infer<typeof AuditEntryNow>;

/** Input and output of `readAuditEntry`. */
export const readAuditEntrySchemas = { ...byId, reply: AuditEntryNow };

/** Input and output of `restoreAuditEntry`: the entry that it wrote. */
export const restoreAuditEntrySchemas = { ...byId, body: z.object({ version }), reply: AuditEntry };
