import type { OwnSession } from '@home-truths/contract';
import { iso } from '../../platform/database/iso.ts';
import { sql, unsafe } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';
import type { SessionUserRow } from './session-user.ts';

/** 7 idle days and 30 in all; administrators 30 minutes and 8 hours (shell/docs/security/sessions.md). */
const MAX_IDLE = `case when person.is_admin then interval '30 minutes' else interval '7 days' end`;
const MAX_AGE = `case when person.is_admin then interval '8 hours' else interval '30 days' end`;

/** Includes the block, since a session may begin while its owner is being blocked. */
const WHERE_VALID = `session.last_seen_at > now() - ${MAX_IDLE} and session.created_at > now() - ${MAX_AGE}
  and person.blocked_at is null`;

/** The first 12 bytes of the hash; a hash opens no session. */
const PUBLIC_SESSION_ID = `encode(substring(session.token_hash for 12), 'hex')`;

/** `isStale`: `last_seen_at` is over a minute old. `isChecked`: a security code is at most 8 hours old. */
export const findSession = (tokenHash: Buffer) => sql<
  SessionUserRow & { isStale: boolean; isChecked: boolean }
>`
  select person.id, person.username, person.email, person.first_name as "firstName",
    person.last_name as "lastName", person.is_admin as "isAdmin",
    person.must_change_password as "mustChangePassword", session.last_seen_at < now() - interval '1 minute' as "isStale",
    coalesce(session.second_factor_at > now() - interval '8 hours', false) as "isChecked"
  from session join app_user as person on person.id = session.user_id
  where session.token_hash = ${tokenHash} and ${unsafe(WHERE_VALID)}`;

export const touchSession = (tokenHash: Buffer) =>
  db.updateTable('session').set({ last_seen_at: sql<Date>`now()` }).where('token_hash', '=', tokenHash);

export const selectSessions = (userId: number, callerHash: Buffer) => sql<OwnSession>`
  select ${unsafe(PUBLIC_SESSION_ID)} as id, ${unsafe(iso('session.created_at'))} as "startedAt",
    ${unsafe(iso('session.last_seen_at'))} as "lastSeenAt",
    session.token_hash = ${callerHash} as "isCurrent"
  from session join app_user as person on person.id = session.user_id
  where session.user_id = ${userId} and ${unsafe(WHERE_VALID)} order by session.last_seen_at desc, session.token_hash`;

const MAX_SESSIONS = 50;

/** Starts a session, and deletes the oldest above the maximum. The account is locked. */
export const insertSession = (userId: number, tokenHash: Buffer) => sql`
  with surplus as (
    delete from session where token_hash in (
      select token_hash from session where user_id = ${userId}
      order by created_at desc, token_hash offset ${unsafe(MAX_SESSIONS - 1)}))
  insert into session (token_hash, user_id) values (${tokenHash}, ${userId})`;

export const endOwnSession = (userId: number, id: string) =>
  sql`delete from session where user_id = ${userId} and ${unsafe(PUBLIC_SESSION_ID)} = ${id}`;
