import { sql } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';

export const lockAccount = (email: string) => sql<{ id: number; email: string }>`
  select id, email from app_user where lower(email) = lower(${email}) for no key update`;

/** Returns no row if the account was blocked or its hash is not the verified one. */
export const lockIfUnchanged = (id: number, hash: string) => sql`
  select id from app_user where id = ${id} and password = ${hash} and blocked_at is null for no key update`;

/** Locks a token's account before the token, as all writers do, to prevent deadlocks. */
export const lockOwnerOfToken = (tokenHash: Buffer) => sql`
  select id from app_user where id = (select user_id from password_reset_token where token = ${tokenHash})
  for no key update`;

export const useResetToken = (tokenHash: Buffer) =>
  db
    .deleteFrom('password_reset_token')
    .where('token', '=', tokenHash)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('user_id as userId');

/** Keeps a confirmation of the current email. */
export const deletePendingEmail = (userId: number) => sql`
  delete from email_confirmation as waiting using app_user as person
  where user_id = ${userId} and person.id = user_id and lower(waiting.email) <> lower(person.email)`;
