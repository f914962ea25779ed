import type { ReplySubject } from '@home-truths/contract';
import { RECORD_TABLES } from '../audit/records.ts';
import { iso } from '../platform/database/iso.ts';

/** The mail queue gives up after a week without saying so. */
const STATE = `case when mailed_reply.state in ('waiting', 'retrying')
  and mailed_reply.final_at < now() - interval '8 days' then 'failed' else mailed_reply.state end`;

/** SQL of the answered record. */
export const REPLIED_TO = {
  about: `case when mailed_reply.enquiry_id is not null then 'enquiry'
    when mailed_reply.complaint_id is not null then 'complaint' else 'lead' end`,
  number: 'coalesce(mailed_reply.enquiry_id, mailed_reply.complaint_id, mailed_reply.lead_id)',
};

/** SQL of a `SentReply`. */
export const REPLY = `jsonb_build_object('id', mailed_reply.id,
  'about', ${REPLIED_TO.about}, 'number', ${REPLIED_TO.number}, 'text', mailed_reply.text,
  'by', (select app_user.username from app_user where app_user.id = mailed_reply.actor_id),
  'createdAt', ${iso('mailed_reply.created_at')},
  'state', ${STATE},
  'undoUntil', case when mailed_reply.final_at > now() then ${iso('mailed_reply.final_at')} end)`;

/** Returns the SQL of the column `latestReply` of a record. */
export const latestReplyTo = (about: ReplySubject) => `(
  select ${REPLY} from mailed_reply where mailed_reply.${about}_id = ${RECORD_TABLES[about]}.id
  order by mailed_reply.id desc limit 1) as "latestReply"`;

const CLOSED_SINCE = `(
  select answered_at > mailed_reply.created_at from enquiry where enquiry.id = mailed_reply.enquiry_id
  union all
  select decided_at > mailed_reply.created_at from complaint where complaint.id = mailed_reply.complaint_id
  union all
  select status = 'completed' from inspector_lead where inspector_lead.id = mailed_reply.lead_id)`;

/** A `from` clause: undeliverable replies of the last month whose record is open and has no later reply. */
export const FAILED_REPLIES = `from mailed_reply
  where mailed_reply.state <> 'sent' and mailed_reply.final_at > now() - interval '30 days' and ${STATE} = 'failed'
    and ${CLOSED_SINCE} is not true
    and not exists (select from mailed_reply as later where later.id > mailed_reply.id
      and (later.enquiry_id = mailed_reply.enquiry_id or later.complaint_id = mailed_reply.complaint_id
        or later.lead_id = mailed_reply.lead_id))`;
