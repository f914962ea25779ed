import { sql } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';

/** The account a token is stored for, locked, so that one is stored at a time. */
export const lockAccount = (email: string) => sql<{ id: number; email: string }>`
  select id, email from app_user where lower(email) = lower(${email}) for no key update`;

/** Locks an account that is not blocked, and whose password is still the one that was verified. */
export const lockIfUnchanged = (id: number, hash: string) => sql`
  select id from app_user where id = ${id} and password = ${hash} and blocked_at is null for no key update`;

/** Locks the account that a token is for: before the token, as all who write both do. */
export const lockOwnerOfToken = (tokenHash: Buffer) => sql`
  select id from app_user where id = (select user_id from password_reset_token where token = ${tokenHash})
  for no key update`;

/** Marks a token as used. */
export const useResetToken = (tokenHash: Buffer) =>
  db
    .deleteFrom('password_reset_token')
    .where('token', '=', tokenHash)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('user_id as userId');

/** A change of the email that waits for its confirmation becomes invalid. */
export const deletePendingEmail = (userId: number) => sql`
  delete from email_confirmation as waiting using app_user as person
  where user_id = ${userId} and person.id = user_id and lower(waiting.email) <> lower(person.email)`;
