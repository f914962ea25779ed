import * as z from 'zod/mini';
import { ASSIGNED_FILTERS, ASSIGNED_SUBJECTS } from './rules.ts';
import { oneOf, queryRecordId, recordId, version } from './text.ts';

/** The administrator who works on a record. */
export const AssignedTo = z.nullable(z.object({ id: z.int(), username: z.string() }));
export type AssignedTo = z.infer<typeof AssignedTo>;

/** The filter of a list: the caller’s own records, or those of nobody. */
export const assigned = z.optional(oneOf('Assignment', ASSIGNED_FILTERS));

/** Who works on a record, and its version. */
export const Assignment = z.object({ assignedTo: AssignedTo, version: z.int() });
export type Assignment = z.infer<typeof Assignment>;

/** Input and output of `readAssignment`. */
export const readAssignmentSchemas = {
  query: z.object({ subject: oneOf('Record', ASSIGNED_SUBJECTS), subjectId: queryRecordId('Record number') }),
  reply: Assignment,
};

/** Input and output of `assignRecord`. */
export const assignRecordSchemas = {
  body: z.object({
    subject: oneOf('Record', ASSIGNED_SUBJECTS),
    subjectId: recordId('Record number'),
    /** The id of an administrator; `null` for nobody. */
    assignedTo: z.nullable(recordId('Administrator')),
    version,
  }),
  reply: Assignment,
};
