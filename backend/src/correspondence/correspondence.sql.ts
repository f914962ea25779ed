import {
  LIMITS,
  type ReplySubject,
  type SentReply,
  type ThreadRecord,
  type ThreadSubject,
} from '@home-truths/contract';
import { RECORD_TABLES } from '../audit/records.ts';
import { iso } from '../platform/database/iso.ts';
import { type Sql, sql, unsafe } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import { REPLIED_TO, REPLY } from './sent-reply.sql.ts';

export interface ReplyRecipient {
  /** Null for a request. */
  kind: string | null;
  name: string;
  /** The email that was left, or the account's. */
  email: string | null;
}

const REPORTER = 'complaint left join app_user as reporter on reporter.id = complaint.user_id';
const COMPLAINT_EMAIL = 'coalesce(complaint.email, reporter.email)';

const RECIPIENTS: Record<ThreadSubject, string> = {
  enquiry: 'select kind, name, email from enquiry where enquiry.id =',
  complaint: `select kind, coalesce(nullif(name, ''), reporter.first_name, '') as name, ${COMPLAINT_EMAIL} as email
    from ${REPORTER} where complaint.id =`,
  lead: 'select null as kind, name, email from inspector_lead where inspector_lead.id =',
};

export const recipientOf = (about: ThreadSubject, id: number) =>
  sql<ReplyRecipient>`${unsafe(RECIPIENTS[about])} ${id}`;

/** Replies to a record are written one after the other. */
export const lockRecord = (about: ReplySubject, id: number) =>
  sql`select from ${unsafe(RECORD_TABLES[about])} where id = ${id} for no key update`;

export const latestReplyId = (about: ReplySubject, id: number) =>
  db
    .selectFrom('mailed_reply')
    .select(({ fn }) => fn.max('id').as('id'))
    .where(`${about}_id`, '=', id);

export const sentReply = (id: number) =>
  sql<{ reply: SentReply }>`select ${unsafe(REPLY)} as reply from mailed_reply where id = ${id}`;

export interface ReplyToSend {
  about: ReplySubject;
  number: number;
  kind: string;
  email: string | null;
  text: string;
  isFinal: boolean;
}

/** Returns no row if the reply was undone; waits for a running undo. */
export const replyToSend = (id: number) => sql<ReplyToSend>`
  select ${unsafe(REPLIED_TO.about)} as about, ${unsafe(REPLIED_TO.number)} as number,
    coalesce(enquiry.kind, complaint.kind, '') as kind,
    coalesce(enquiry.email, inspector_lead.email, ${unsafe(COMPLAINT_EMAIL)}) as email, text, final_at <= clock_timestamp() as "isFinal"
  from mailed_reply left join enquiry on enquiry.id = enquiry_id left join complaint on complaint.id = complaint_id
    left join inspector_lead on inspector_lead.id = lead_id left join app_user as reporter on reporter.id = complaint.user_id
  where mailed_reply.id = ${id}
  for share of mailed_reply`;

/** Reopens the message that a reply in the table `reply` answered: both times are then equal. */
const reopenedBy = (reply: string) => `
  update enquiry set answered_at = null, version = version + 1 from ${reply}
  where enquiry.id = ${reply}.enquiry_id and enquiry.answered_at = ${reply}.created_at returning enquiry.id`;

/** Deletes a reply that can be undone by now, not at the start of the transaction, and reopens its message. */
export const deleteUnsent = (id: number) => sql<{
  reply: SentReply & { about: ReplySubject };
  isReopened: boolean;
}>`
  with undone as (delete from mailed_reply where id = ${id} and final_at > clock_timestamp() returning *),
    reopened as (${unsafe(reopenedBy('undone'))})
  select ${unsafe(REPLY.replaceAll('mailed_reply.', 'undone.'))} as reply,
    exists(select from reopened) as "isReopened"
  from undone`;

/** Stores the state of a reply, and reopens the message of one that could not be delivered. */
export const storeState = (id: number, state: string) => sql`
  with stored as (update mailed_reply set state = ${state} where id = ${id} returning *),
    failed as (select * from stored where state = 'failed')
  ${unsafe(reopenedBy('failed'))}`;

/** One more than is shown tells that there are more. */
const MAX_SELECTED = unsafe(LIMITS.thread + 1);

const MESSAGES = `select 'enquiry' as about, id, kind as topic, null as reason, name, null as phone, message as text,
  answered_at is null as "isOpen", created_at from enquiry`;
const COMPLAINTS = `select 'complaint' as about, id, kind as topic, reason, name, null as phone,
  coalesce(nullif(details, ''), statement ->> 'quotation', '') as text, decided_at is null as "isOpen", created_at
  from complaint`;
const REQUESTS = `select 'lead' as about, id, property_address as topic, null as reason, name, phone,
  coalesce(preferred_callback_time, '') as text, status <> 'completed' as "isOpen", created_at from inspector_lead`;
const SELECTS: Record<ThreadSubject, string> = { enquiry: MESSAGES, complaint: COMPLAINTS, lead: REQUESTS };

const latest = (select: string, condition: Sql) =>
  sql`(${unsafe(select)} where ${condition} order by id desc limit ${MAX_SELECTED})`;

const recordsAmong = (rows: Sql) => sql<ThreadRecord>`
  select about, id, topic, reason, name, phone, text, "isOpen", ${unsafe(iso('created_at'))} as "createdAt"
  from (${rows}) as record order by created_at desc, about, id desc limit ${MAX_SELECTED}`;

export const recordAlone = (about: ThreadSubject, id: number) =>
  recordsAmong(latest(SELECTS[about], sql`id = ${id}`));

/** Selects records with this email or from its account, the latest first. Each part reads an index. */
export function recordsOf(email: string) {
  const hasEmail = sql`lower(email) = lower(${email})`;
  const isOfAccount = sql`email is null
    and user_id = (select app_user.id from app_user where lower(app_user.email) = lower(${email}))`;
  return recordsAmong(sql`
    ${latest(MESSAGES, hasEmail)} union all ${latest(COMPLAINTS, hasEmail)}
    union all ${latest(COMPLAINTS, isOfAccount)} union all ${latest(REQUESTS, hasEmail)}`);
}

export const repliesTo = (ids: Record<ReplySubject, number[]>) => sql<{ reply: SentReply }>`
  select ${unsafe(REPLY)} as reply from mailed_reply
  where enquiry_id = any(${ids.enquiry}::int[]) or complaint_id = any(${ids.complaint}::int[])
    or lead_id = any(${ids.lead}::int[])
  order by id`;

export const accountWith = (email: string) =>
  db.selectFrom('app_user').select(['id', 'username']).where(sql<boolean>`lower(email) = lower(${email})`);

/** Replies to what a member reported, or sent with a confirmed email. */
export const repliesToMember = (userId: number) => sql<object>`
  select id, 'complaint' as about, complaint_id as number, text, ${unsafe(iso('created_at'))} as "createdAt"
  from mailed_reply where complaint_id in (select id from complaint where user_id = ${userId})
  union all
  select id, 'enquiry', enquiry_id, text, ${unsafe(iso('created_at'))}
  from mailed_reply where enquiry_id in (
    select enquiry.id from enquiry join app_user on lower(enquiry.email) = lower(app_user.email)
    where app_user.id = ${userId} and email_verified)
  union all
  select id, 'lead', lead_id, text, ${unsafe(iso('created_at'))}
  from mailed_reply where lead_id in (
    select inspector_lead.id from inspector_lead join app_user on lower(inspector_lead.email) = lower(app_user.email)
    where app_user.id = ${userId} and email_verified)
  order by id`;
