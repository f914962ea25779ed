import {
  type Complaint as AdminComplaint,
  LIMITS,
  type listComplaints,
  type ParsedInput,
} from '@home-truths/contract';
import { type Assigned, assignedToColumn, whereAssigned } from '../assignments/assigned.sql.ts';
import { deleteClosed } from '../audit/delete-closed.ts';
import { latestReplyTo } from '../correspondence/sent-reply.sql.ts';
import { noteCountColumn } from '../notes/notes.sql.ts';
import { iso } from '../platform/database/iso.ts';
import { cappedCount } from '../platform/database/newest-first.ts';
import type { CountedRow } from '../platform/database/page-of.ts';
import { orderBy, whereAfter } from '../platform/database/row-order.ts';
import { sql, unsafe, when } from '../platform/database/sql.ts';

/** SQL of the time when a decision becomes final and its mails are sent. */
export const decisionFinalAt = (undoSeconds: number) =>
  `(complaint.decided_at + interval '${undoSeconds} seconds')`;

export type ComplaintSearch = Omit<ParsedInput<typeof listComplaints>['query'], 'assigned'> & {
  assigned?: Assigned;
};

const columnsOf = (
  undoSeconds: number,
) => `complaint.id, complaint.kind, complaint.reason, complaint.page, complaint.details, complaint.name,
  complaint.statement, complaint.email, complaint.decision, complaint.decision_note as "decisionNote",
  ${noteCountColumn('complaint', 'complaint.id')}, ${assignedToColumn('complaint')},
  ${iso('complaint.decided_at')} as "decidedAt",
  case when ${decisionFinalAt(undoSeconds)} > now() then ${iso(decisionFinalAt(undoSeconds))} end as "undoUntil",
  ${latestReplyTo('complaint')},
  case when reporter.id is not null then jsonb_build_object(
    'username', reporter.username, 'email', reporter.email) end as "user", complaint.version, ${iso('complaint.created_at')} as "createdAt",
  case when review.id is not null then jsonb_build_object(
    'id', review.id, 'propertyId', review.property_id, 'title', review.title, 'content', review.content,
    'visibility', case when review.deleted_at is not null then 'deleted'
      when review.hidden_at is not null then 'hidden' else 'visible' end
  ) end as review`;

const TABLES = `complaint left join review on review.id = complaint.review_id
  left join app_user as reporter on reporter.id = complaint.user_id`;

/** The oldest come first, since a decision is promised within seven days. */
const OPEN_COMPLAINTS = {
  where: sql`complaint.decided_at is null`,
  columns: ['created_at'],
  defaultSort: 'oldest',
} as const;
const DECIDED_COMPLAINTS = {
  where: sql`complaint.decided_at is not null`,
  columns: ['decided_at'],
  defaultSort: 'newest',
} as const;

/** Leaves only the oldest open report of each review. */
export const WHERE_FIRST_REPORT = `not exists (
  select from complaint as earlier
  where complaint.kind = 'review' and earlier.kind = 'review' and earlier.review_id = complaint.review_id
    and earlier.decided_at is null and (earlier.created_at, earlier.id) < (complaint.created_at, complaint.id))`;

/** Open reports of the listed report's review, by reason; any other complaint counts as one. */
const OPEN_REPORTS_BY_REASON = sql`
  select coalesce(sum(report.count), 1)::int as reports, coalesce(
    jsonb_agg(jsonb_build_object('reason', reason, 'count', count) order by count desc, reason), '[]') as reasons
  from (
    select reason, count(*)::int as count from complaint
    where review_id = (listed.review ->> 'id')::int and kind = 'review' and decided_at is null and listed.kind = 'review'
    group by reason
  ) as report`;

/** Returns rows for `adminPageOf`. */
export function adminComplaints(
  { state, grouped, review, assigned, sort, after, page = 1, limit = LIMITS.adminPage }: ComplaintSearch,
  undoSeconds: number,
) {
  const listed = state === 'settled' ? DECIDED_COMPLAINTS : OPEN_COMPLAINTS;
  const { columns, defaultSort } = listed;
  const order = { columns, isAscending: (sort ?? defaultSort) === 'oldest' };
  const ordered = orderBy('complaint', order);
  const isGrouped = grouped === 'yes' && state !== 'settled';
  const where = sql`${listed.where} ${when(review, id => sql`and complaint.review_id = ${id}`)}
    ${when(whereAssigned(assigned), condition => sql`and complaint.${condition}`)}
    ${isGrouped ? sql`and ${unsafe(WHERE_FIRST_REPORT)}` : sql``}`;
  return sql<CountedRow<AdminComplaint>>`
    select total.found, listed.*${unsafe(isGrouped ? ', same.reports, same.reasons' : '')} from (
      ${cappedCount(sql`select from complaint where ${where}`)}
    ) as total left join (
      select ${unsafe(columnsOf(undoSeconds))}, row_number() over (order by ${ordered}) as place
      from ${unsafe(TABLES)}
      where ${where} ${whereAfter('complaint', order, after)}
      order by ${ordered} limit ${limit} offset ${(page - 1) * limit}
    ) as listed on true
    ${isGrouped ? sql`left join lateral (${OPEN_REPORTS_BY_REASON}) as same on true` : sql``}
    order by listed.place`;
}

export const adminComplaint = (id: number, undoSeconds: number) =>
  sql<AdminComplaint>`select ${unsafe(columnsOf(undoSeconds))} from ${unsafe(TABLES)} where complaint.id = ${id}`;

/** Compares by the database's clock, which also decides when the mails are sent. */
export const decisionFinality = (id: number, undoSeconds: number) => sql<{ isFinal: boolean }>`
  select ${unsafe(decisionFinalAt(undoSeconds))} <= clock_timestamp() as "isFinal" from complaint where id = ${id}`;

export const deleteDecided = () =>
  deleteClosed({ table: 'complaint', subject: 'complaint', closedAt: 'decided_at' });
