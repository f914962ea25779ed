import type { ReadEmail } from '@home-truths/contract';
import { sql, unsafe } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';
import type { Addressee } from './mail-templates.ts';

/** Joins, as `waiting`, the new email of an account (`person`) that is not confirmed yet. */
export const JOIN_PENDING_EMAIL = `left join email_confirmation as waiting on waiting.user_id = person.id
  and lower(waiting.email) <> lower(person.email) and waiting.expires_at > now()`;

export const findEmail = (userId: number) => sql<ReadEmail>`
  select person.email, email_verified as "isConfirmed", waiting.email as pending
  from app_user as person ${unsafe(JOIN_PENDING_EMAIL)}
  where id = ${userId}`;

/** Stores a pending email and invalidates links of earlier mails. */
export const startConfirmation = (userId: number, email: string) => sql`
  insert into email_confirmation (user_id, email, expires_at) values (${userId}, ${email}, now() + interval '48 hours')
  on conflict (user_id) do update
  set email = excluded.email, token = null, expires_at = excluded.expires_at`;

/** Stores the token of a mail and invalidates earlier links. Returns no row if there is nothing to confirm. */
export const storeToken = (userId: number, tokenHash: Buffer) => sql<Addressee>`
  insert into email_confirmation (user_id, email, token, expires_at)
  select id, email, ${tokenHash}, now() + interval '48 hours' from app_user
  where id = ${userId} and (not email_verified or exists (select from email_confirmation where user_id = id))
  on conflict (user_id) do update set token = excluded.token, expires_at = excluded.expires_at
  returning email`;

/** Locks a token's account before the token, as all writers do, to prevent deadlocks. */
export const lockOwnerOfConfirmation = (tokenHash: Buffer) => sql`
  select id from app_user where id = (select user_id from email_confirmation where token = ${tokenHash})
  for no key update`;

export const useConfirmation = (tokenHash: Buffer) =>
  db
    .deleteFrom('email_confirmation as waiting')
    .using('app_user as person')
    .whereRef('person.id', '=', 'waiting.user_id')
    .where('waiting.token', '=', tokenHash)
    .where('waiting.expires_at', '>', sql<string>`now()`)
    .returning(['person.id as userId', 'waiting.email', 'person.email as formerEmail']);
