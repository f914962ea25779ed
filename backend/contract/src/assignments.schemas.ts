import * as z from 'zod/mini';
import { oneOf, queryRecordId, recordId, version } from './fields.ts';
import { ASSIGNED_FILTERS, ASSIGNED_SUBJECTS } from './rules.ts';

/** An administrator; null for nobody. */
export const AssignedTo = z.nullable(z.object({ id: z.int(), username: z.string() }));
export type AssignedTo = z.infer<typeof AssignedTo>;

/** The filter of lists by who a record is assigned to. */
export const assigned = z.optional(oneOf('Assignment', ASSIGNED_FILTERS));

export const Assignment = z.object({ assignedTo: AssignedTo, version: z.int() });
export type Assignment = z.infer<typeof Assignment>;

export const readAssignmentSchemas = {
  query: z.object({ subject: oneOf('Record', ASSIGNED_SUBJECTS), subjectId: queryRecordId('Record number') }),
  reply: Assignment,
};

export const assignRecordSchemas = {
  body: z.object({
    subject: oneOf('Record', ASSIGNED_SUBJECTS),
    subjectId: recordId('Record number'),
    assignedTo: z.nullable(recordId('Administrator')),
    version,
  }),
  reply: Assignment,
};
