import type { AssignedFilter, AssignedSubject } from '@home-truths/contract';
import { accountName } from '../accounts/account-name.ts';
import { RECORD_TABLES } from '../audit/records.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

/** An administrator's id, or records assigned to nobody. */
export type Assigned = number | 'nobody' | undefined;

/** Replaces `me` by the id of the caller. */
export const ofCaller = <Filters extends { assigned?: AssignedFilter | undefined }>(
  filters: Filters,
  callerId: number,
): Omit<Filters, 'assigned'> & { assigned?: Assigned } => ({
  ...filters,
  assigned: filters.assigned === 'me' ? callerId : filters.assigned,
});

/** The condition of a filter; none where it is not set. */
export function isAssigned(assigned: Assigned): Sql | undefined {
  if (assigned === undefined) return undefined;
  return assigned === 'nobody' ? sql`assigned_to_id is null` : sql`assigned_to_id = ${assigned}`;
}

export const assignedTo = (subject: AssignedSubject) =>
  `${accountName(`${RECORD_TABLES[subject]}.assigned_to_id`)} as "assignedTo"`;
