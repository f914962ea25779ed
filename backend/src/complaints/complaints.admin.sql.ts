import { LIMITS, type listComplaints, type ParsedInput } from '@home-truths/contract';
import { deleteSettled } from '../audit/delete-settled.ts';
import { iso } from '../database/iso.ts';
import { cappedCount } from '../database/newest-first.ts';
import { raw, type Statement, statement } from '../database/statement.ts';

/** From when a decision cannot be undone: its emails are sent then. */
export const decisionFinalAt = (undoSeconds: number) =>
  `(complaint.decided_at + interval '${undoSeconds} seconds')`;

/** Which complaints, and which page of them. */
export type ComplaintSearch = ParsedInput<typeof listComplaints>['query'];

const columns = (
  undoSeconds: number,
) => `complaint.id, complaint.kind, complaint.reason, complaint.page, complaint.details, complaint.name,
  complaint.email, complaint.decision, complaint.decision_note as "decisionNote",
  ${iso('complaint.decided_at')} as "decidedAt",
  case when ${decisionFinalAt(undoSeconds)} > now() then ${iso(decisionFinalAt(undoSeconds))} end as "undoUntil",
  case when reporter.id is not null then jsonb_build_object(
    'username', reporter.username, 'email', reporter.email) end as "user", complaint.version, ${iso('complaint.created_at')} as "createdAt",
  case when review.id is not null then jsonb_build_object(
    'id', review.id, 'propertyId', review.property_id, 'title', review.title, 'content', review.content,
    'visibility', case when review.deleted_at is not null then 'deleted'
      when review.hidden_at is not null then 'hidden' else 'visible' end
  ) end as review`;

const TABLES = `complaint left join review on review.id = complaint.review_id
  left join app_user as reporter on reporter.id = complaint.user_id`;

/** Oldest first: seven days are promised for each (decision 121). */
const OPEN_COMPLAINTS = {
  where: raw('complaint.decided_at is null'),
  orderBy: raw('complaint.created_at, complaint.id'),
};
const SETTLED_COMPLAINTS = {
  where: raw('complaint.decided_at is not null'),
  orderBy: raw('complaint.decided_at desc, complaint.id desc'),
};

/**
 * A page of complaints; every row carries the count of all as `found`, a page past the end is one row with only that.
 */
export function adminComplaints(
  { state, page = 1, limit = LIMITS.adminPage }: ComplaintSearch,
  undoSeconds: number,
): Statement {
  const { where, orderBy } = state === 'settled' ? SETTLED_COMPLAINTS : OPEN_COMPLAINTS;
  return statement`
    select total.found, listed.* from (
      ${cappedCount(statement`select from complaint where ${where}`)}
    ) as total left join (
      select ${raw(columns(undoSeconds))}, row_number() over (order by ${orderBy}) as place
      from ${raw(TABLES)}
      where ${where} order by ${orderBy} limit ${limit} offset ${(page - 1) * limit}
    ) as listed on true
    order by listed.place`;
}

/** One complaint. */
export const adminComplaint = (id: number, undoSeconds: number) =>
  statement`select ${raw(columns(undoSeconds))} from ${raw(TABLES)} where complaint.id = ${id}`;

/** Whether the decision on a complaint is final; by the database's clock, which also decides when the mails are sent. */
export const isDecisionFinal = (id: number, undoSeconds: number) =>
  statement`select ${raw(decisionFinalAt(undoSeconds))} <= clock_timestamp() as "isFinal" from complaint where id = ${id}`;

/** Deletes complaints decided long ago. */
export const deleteDecided = (): Statement =>
  deleteSettled({ table: 'complaint', subject: 'complaint', settledAt: 'decided_at' });
