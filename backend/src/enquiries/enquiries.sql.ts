import type {
  Enquiry as AdminEnquiry,
  EnquiryState,
  listEnquiries,
  ParsedInput,
  ReplyTime,
} from '@home-truths/contract';
import { type Assigned, assignedToColumn, whereAssigned } from '../assignments/assigned.sql.ts';
import { deleteClosed } from '../audit/delete-closed.ts';
import { latestReplyTo } from '../correspondence/sent-reply.sql.ts';
import { noteCountColumn } from '../notes/notes.sql.ts';
import { iso } from '../platform/database/iso.ts';
import { newestFirst } from '../platform/database/newest-first.ts';
import { DATE_ORDERS } from '../platform/database/row-order.ts';
import { allOf, sql, unsafe } from '../platform/database/sql.ts';

const COLUMNS = `id, kind, name, email, message,
  ${latestReplyTo('enquiry')},
  version, ${noteCountColumn('enquiry', 'enquiry.id')}, ${assignedToColumn('enquiry')}, ${iso('answered_at')} as "answeredAt",
  ${iso('created_at')} as "createdAt"`;

const STATE_CONDITIONS: Record<EnquiryState, string> = {
  open: 'answered_at is null',
  answered: 'answered_at is not null',
};

export type EnquirySearch = Omit<ParsedInput<typeof listEnquiries>['query'], 'assigned'> & {
  assigned?: Assigned;
};

export function adminEnquiries({ state, assigned, sort = 'newest', ...page }: EnquirySearch) {
  const where = allOf(state && unsafe(STATE_CONDITIONS[state]), whereAssigned(assigned));
  return newestFirst<AdminEnquiry>({
    table: 'enquiry',
    columns: COLUMNS,
    where,
    order: DATE_ORDERS[sort],
    ...page,
  });
}

export const adminEnquiry = (id: number) =>
  sql<AdminEnquiry>`select ${unsafe(COLUMNS)} from enquiry where id = ${id}`;

/** The period is short enough for the median to follow a change. */
const REPLY_DAYS = 90;

export const replyTime = () => sql<ReplyTime>`
  select count(*)::int as answered, ${unsafe(REPLY_DAYS)} as days,
    round(extract(epoch from percentile_cont(0.5) within group (order by answered_at - created_at)))::int
      as "medianSeconds"
  from enquiry where answered_at > now() - interval '${unsafe(REPLY_DAYS)} days'`;

export const deleteAnswered = () =>
  deleteClosed({ table: 'enquiry', subject: 'enquiry', closedAt: 'answered_at' });
