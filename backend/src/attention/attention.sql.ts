import { ATTENTION_CAP, type Attention, RESPONSE_DAYS } from '@home-truths/contract';
import { WHERE_FIRST_REPORT } from '../complaints/complaints.admin.sql.ts';
import { FAILED_REPLIES, REPLIED_TO } from '../correspondence/sent-reply.sql.ts';
import { CURRENT_CANDIDATES } from '../merges/candidates.sql.ts';
import { iso } from '../platform/database/iso.ts';
import { sql, unsafe } from '../platform/database/sql.ts';

export type Counts = Omit<Attention, 'setUp'> & { adminsWithoutApp: number };

/** Stops at the cap plus one, so that a long queue costs no more than a short one. */
const countToCap = (rows: string) =>
  `(select count(*)::int from (select ${rows} limit ${ATTENTION_CAP + 1}) as counted)`;

/** Like the list, counts the open reports of a review as one. */
const OPEN_COMPLAINTS = `from complaint where decided_at is null and ${WHERE_FIRST_REPORT}`;
const OPEN_ENQUIRIES = 'from enquiry where answered_at is null';
const PENDING_LEADS = `from inspector_lead where status = 'pending'`;
const hoursAgo = (hours: number) => `now() - interval '${hours} hours'`;
const RESPONSE_TIME = `interval '${RESPONSE_DAYS} days'`;

const COMPLAINTS = `jsonb_build_object(
  'open', ${countToCap(OPEN_COMPLAINTS)},
  'overdue', ${countToCap(`${OPEN_COMPLAINTS} and created_at < now() - ${RESPONSE_TIME}`)},
  'oldest', (select jsonb_build_object('id', id, 'kind', kind, 'createdAt', ${iso('created_at')},
    'dueAt', ${iso(`(created_at + ${RESPONSE_TIME})`)}) ${OPEN_COMPLAINTS} order by created_at, id limit 1))`;

const LEADS = `jsonb_build_object(
  'pending', ${countToCap(PENDING_LEADS)},
  'firstDay', ${countToCap(`${PENDING_LEADS} and created_at > ${hoursAgo(24)}`)},
  'secondDay', ${countToCap(`${PENDING_LEADS} and created_at <= ${hoursAgo(24)} and created_at > ${hoursAgo(48)}`)},
  'older', ${countToCap(`${PENDING_LEADS} and created_at <= ${hoursAgo(48)}`)},
  'oldestAt', (select ${iso('created_at')} ${PENDING_LEADS} order by created_at limit 1))`;

const ENQUIRIES = `jsonb_build_object(
  'open', ${countToCap(OPEN_ENQUIRIES)},
  'oldestAt', (select ${iso('created_at')} ${OPEN_ENQUIRIES} order by id limit 1))`;

const FAILED = `jsonb_build_object(
  'count', ${countToCap(FAILED_REPLIES)},
  'oldest', (select jsonb_build_object('about', ${REPLIED_TO.about}, 'number', ${REPLIED_TO.number},
    'createdAt', ${iso('mailed_reply.created_at')}) ${FAILED_REPLIES} order by mailed_reply.id limit 1))`;

const NEW_PROPERTIES = countToCap(
  `from property where added_by_form_at > now() - interval '7 days' and deleted_at is null`,
);

const ADMINS_WITHOUT_APP = countToCap(`from app_user where is_admin and not exists (
  select from second_factor where user_id = app_user.id and confirmed_at is not null)`);

/** Reads each count from an index. */
export const countWaiting = () => sql<Counts>`
  select ${unsafe(iso('now()'))} as "asOf", ${unsafe(COMPLAINTS)} as complaints, ${unsafe(LEADS)} as leads,
    ${unsafe(ENQUIRIES)} as enquiries, ${unsafe(FAILED)} as "failedReplies", ${unsafe(NEW_PROPERTIES)} as "newProperties",
    ${unsafe(countToCap(CURRENT_CANDIDATES))} as "mergeCandidates",
    ${unsafe(ADMINS_WITHOUT_APP)} as "adminsWithoutApp"`;
