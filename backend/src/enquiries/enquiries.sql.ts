import type { EnquiryState, listEnquiries, ParsedInput } from '@home-truths/contract';
import { type Assigned, assignedTo, isAssigned } from '../assignments/assigned.sql.ts';
import { deleteSettled } from '../audit/delete-settled.ts';
import { latestReplyTo } from '../correspondence/sent-reply.sql.ts';
import { iso } from '../database/iso.ts';
import { newestFirst } from '../database/newest-first.ts';
import { DATE_ORDERS } from '../database/row-order.ts';
import { allOf, raw, type Statement, statement } from '../database/statement.ts';
import { noteCount } from '../notes/note-count.ts';

const COLUMNS = `id, kind, name, email, message,
  ${latestReplyTo('enquiry')},
  version, ${noteCount('enquiry', 'enquiry.id')}, ${assignedTo('enquiry')}, ${iso('answered_at')} as "answeredAt",
  ${iso('created_at')} as "createdAt"`;

const STATE_CONDITIONS: Record<EnquiryState, string> = {
  open: 'answered_at is null',
  answered: 'answered_at is not null',
};

export type EnquirySearch = Omit<ParsedInput<typeof listEnquiries>['query'], 'assigned'> & {
  assigned?: Assigned;
};

export function adminEnquiries({ state, assigned, sort = 'newest', ...page }: EnquirySearch): Statement {
  const where = allOf(state && raw(STATE_CONDITIONS[state]), isAssigned(assigned));
  return newestFirst({ table: 'enquiry', columns: COLUMNS, where, order: DATE_ORDERS[sort], ...page });
}

export const adminEnquiry = (id: number) => statement`select ${raw(COLUMNS)} from enquiry where id = ${id}`;

/** Days for the median: short enough to follow a change, long enough for a few messages. */
const REPLY_DAYS = 90;

export const replyTime = () => statement`
  select count(*)::int as answered, ${raw(REPLY_DAYS)} as days,
    round(extract(epoch from percentile_cont(0.5) within group (order by answered_at - created_at)))::int
      as "medianSeconds"
  from enquiry where answered_at > now() - interval '${raw(REPLY_DAYS)} days'`;

export const deleteAnswered = (): Statement =>
  deleteSettled({ table: 'enquiry', subject: 'enquiry', settledAt: 'answered_at' });
