import * as z from 'zod/mini';
import {
  adminPage,
  byId,
  instant,
  queryDay,
  queryName,
  queryRecordId,
  queryRecordIdOr,
  version,
} from './fields.ts';

interface AuditFilters {
  subject?: string | undefined;
  subjectId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Days are in Sydney and both included. */
const filters = {
  /** Such as `property`; an unknown name finds nothing. */
  subject: z.optional(queryName('Record')),
  subjectId: z.optional(queryRecordId('Record number')),
  /** The id of the administrator; `operator` for actions from a terminal or a deleted account. */
  by: z.optional(queryRecordIdOr('operator')),
  action: z.optional(queryName('Action')),
  from: z.optional(queryDay('From')),
  to: z.optional(queryDay('To')),
};

const requireSubject = z.refine<AuditFilters>(
  ({ subject, subjectId }) => subjectId === undefined || subject !== undefined,
  { path: ['subjectId'], error: 'Choose what kind of record the number is for' },
);

const requireOrder = z.refine<AuditFilters>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ['to'], error: 'To can’t be before From' },
);

const Values = z.nullable(z.record(z.string(), z.unknown()));

export const AuditEntry = z.object({
  id: z.int(),
  at: instant,
  /** Null for the operator's actions in a terminal and for a deleted account. */
  by: z.nullable(z.object({ id: z.int(), username: z.string() })),
  action: z.string(),
  subject: z.string(),
  subjectId: z.int(),
  /** The record's street address, title or name; null if the record is gone. */
  about: z.nullable(z.string()),
  /**
   * The name of the other record: of a merge, of a pair marked as distinct, or the new building. Absent from replies of
   * earlier backends.
   */
  other: z.optional(z.nullable(z.string())),
  /** Set for an existing review. */
  propertyId: z.nullable(z.int()),
  before: Values,
  after: Values,
  /** True if `restoreAuditEntry` can undo the action. */
  canRestore: z.boolean(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The entry with which `restoreAuditEntry` undoes the change; absent from replies of earlier backends. */
export const recordedAs = { auditEntryId: z.optional(z.int()) };

export const auditFilters = z.object(filters).check(requireSubject, requireOrder);

export const listAuditEntriesSchemas = {
  query: z
    .object({ ...filters, after: adminPage.after, limit: adminPage.limit })
    .check(requireSubject, requireOrder),
  reply: z.array(AuditEntry),
};

export const AuditEntryNow = z.extend(AuditEntry, {
  /** The current values; null if the record is gone or the entry is not about values. */
  now: Values,
  version: z.nullable(z.int()),
});
export type AuditEntryNow = z.infer<typeof AuditEntryNow>;

export const readAuditEntrySchemas = { ...byId, reply: AuditEntryNow };

export const restoreAuditEntrySchemas = { ...byId, body: z.object({ version }), reply: AuditEntry };
