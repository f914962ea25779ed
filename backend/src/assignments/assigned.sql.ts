import type { AssignedFilter, AssignedSubject } from '@home-truths/contract';
import { accountName } from '../accounts/account-name.ts';
import { RECORD_TABLES } from '../audit/records.ts';
import { raw, type Statement, statement } from '../database/statement.ts';

/** The filter of a list: what is assigned to an account, or to nobody. */
export type Assigned = number | 'nobody' | undefined;

/** The filters of a list, where `me` is the account that asks. */
export const ofCaller = <Filters extends { assigned?: AssignedFilter | undefined }>(
  filters: Filters,
  callerId: number,
): Omit<Filters, 'assigned'> & { assigned?: Assigned } => ({
  ...filters,
  assigned: filters.assigned === 'me' ? callerId : filters.assigned,
});

/** The condition of a filter; none where it is not set. */
export function isAssigned(assigned: Assigned): Statement | undefined {
  if (assigned === undefined) return undefined;
  return assigned === 'nobody' ? raw('assigned_to_id is null') : statement`assigned_to_id = ${assigned}`;
}

/** The column of a list with the administrator who works on each of its rows. */
export const assignedTo = (subject: AssignedSubject) =>
  `${accountName(`${RECORD_TABLES[subject]}.assigned_to_id`)} as "assignedTo"`;
