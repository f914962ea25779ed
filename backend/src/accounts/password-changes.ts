import type { EntityManager } from '@mikro-orm/postgresql';
import { hex } from './tokens.ts';

/**
 * Stores a new reset token, which invalidates all former ones. One at a time for each person.
 * @returns the account; null when there is none
 */
export async function replaceResetToken(em: EntityManager, email: string, tokenHash: Buffer) {
  const [person] = await em.execute<{ id: number; email: string }[]>(
    `select id, email from app_user where lower(email) = lower(?) for no key update`,
    [email],
  );
  if (!person) return null;
  await em.execute('delete from password_reset_token where user_id = ?', [person.id]);
  await em.execute(
    `insert into password_reset_token (user_id, token, expires_at)
     values (?, decode(?, 'hex'), now() + interval '24 hours')`,
    [person.id, hex(tokenHash)],
  );
  return person;
}

/**
 * Marks a token as used.
 * @returns the id of its account; undefined when it was used or replaced, or has expired
 */
export async function useResetToken(em: EntityManager, tokenHash: Buffer): Promise<number | undefined> {
  const [used] = await em.execute<{ user_id: number }[]>(
    `delete from password_reset_token where token = decode(?, 'hex') and expires_at > now() returning user_id`,
    [hex(tokenHash)],
  );
  return used?.user_id;
}

/** Sets a password that its owner chose; ends sessions, reset links and a pending change of the email. */
export async function setPassword(em: EntityManager, userId: number, passwordHash: string): Promise<void> {
  await em.execute('update app_user set password = ?, must_change_password = false where id = ?', [
    passwordHash,
    userId,
  ]);
  await em.execute('delete from session where user_id = ?', [userId]);
  await em.execute('delete from password_reset_token where user_id = ?', [userId]);
  await em.execute(
    `delete from email_confirmation as waiting using app_user as person
     where user_id = ? and person.id = user_id and lower(waiting.email) <> lower(person.email)`,
    [userId],
  );
}
