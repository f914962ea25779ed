import type { ReplySubject } from '@home-truths/contract';
import { iso } from '../database/iso.ts';

/** The mail queue gives up after a week; it does not say so. */
const GIVEN_UP = `mailed_reply.state in ('waiting', 'retrying') and mailed_reply.final_at < now() - interval '8 days'`;

/** A reply as JSON, of a row of `mailed_reply`. */
export const REPLY = `jsonb_build_object('id', mailed_reply.id,
  'about', case when mailed_reply.enquiry_id is null then 'complaint' else 'enquiry' end,
  'number', coalesce(mailed_reply.enquiry_id, mailed_reply.complaint_id), 'text', mailed_reply.text,
  'by', (select app_user.username from app_user where app_user.id = mailed_reply.actor_id),
  'createdAt', ${iso('mailed_reply.created_at')},
  'state', case when ${GIVEN_UP} then 'failed' else mailed_reply.state end,
  'undoUntil', case when mailed_reply.final_at > now() then ${iso('mailed_reply.final_at')} end)`;

/** The column of a list that has the latest reply to each record. */
export const latestReplyTo = (about: ReplySubject) => `(
  select ${REPLY} from mailed_reply where mailed_reply.${about}_id = ${about}.id
  order by mailed_reply.id desc limit 1) as "latestReply"`;
