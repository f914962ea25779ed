import type { AssignedFilter, AssignedSubject } from '@home-truths/contract';
import { accountName } from '../accounts/account-name.ts';
import { RECORD_TABLES } from '../audit/records.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

/** The filter of a list: records of an administrator, of nobody, or all. */
export type Assigned = number | 'nobody' | undefined;

/** Replaces the filter `me` by the caller's id. */
export const replaceMe = <Filters extends { assigned?: AssignedFilter | undefined }>(
  filters: Filters,
  callerId: number,
): Omit<Filters, 'assigned'> & { assigned?: Assigned } => ({
  ...filters,
  assigned: filters.assigned === 'me' ? callerId : filters.assigned,
});

export function whereAssigned(assigned: Assigned): Sql | undefined {
  if (assigned === undefined) return undefined;
  return assigned === 'nobody' ? sql`assigned_to_id is null` : sql`assigned_to_id = ${assigned}`;
}

export const assignedToColumn = (subject: AssignedSubject) =>
  `${accountName(`${RECORD_TABLES[subject]}.assigned_to_id`)} as "assignedTo"`;
