import type { EntityManager } from '@mikro-orm/postgresql';
import type { Statement } from '../database/database.ts';
import { hex } from './tokens.ts';

/** The email that is to replace a person's, while its link is valid. */
export const JOIN_PENDING_EMAIL = `left join email_confirmation as waiting on waiting.user_id = person.id
  and lower(waiting.email) <> lower(person.email) and waiting.expires_at > now()`;

/** A person's email, whether it is confirmed, and the one that is to replace it. */
export const findEmail = (userId: number): Statement => ({
  text: `
    select person.email, email_verified as "isConfirmed", waiting.email as pending
    from app_user as person ${JOIN_PENDING_EMAIL}
    where id = $1`,
  values: [userId],
});

/** What a valid token confirms. */
export const findConfirmation = (tokenHash: Buffer): Statement => ({
  text: 'select email from email_confirmation where token = $1 and expires_at > now()',
  values: [tokenHash],
});

/** Expired confirmations. */
export const sweepConfirmations = (): Statement => ({
  text: 'delete from email_confirmation where expires_at <= now()',
  values: [],
});

/** Stores which email is to replace a person's; links of earlier mails become invalid. */
export const startConfirmation = (em: EntityManager, userId: number, email: string) =>
  em.execute(
    `insert into email_confirmation (user_id, email, expires_at) values (?, ?, now() + interval '48 hours')
     on conflict (user_id) do update
     set email = excluded.email, token = null, expires_at = excluded.expires_at`,
    [userId, email],
  );

/**
 * Stores the token of a mail that is being written; links of earlier mails become invalid.
 * @returns the email it goes to: the pending one, or the account's; nothing when there is nothing to confirm
 */
export async function storeToken(em: EntityManager, userId: number, tokenHash: Buffer) {
  await em.execute('delete from email_confirmation where user_id = ? and expires_at <= now()', [userId]);
  const [waiting] = await em.execute<{ email: string }[]>(
    `insert into email_confirmation (user_id, email, token, expires_at)
     select id, email, decode(?, 'hex'), now() + interval '48 hours' from app_user
     where id = ? and (not email_verified or exists (select from email_confirmation where user_id = id))
     on conflict (user_id) do update set token = excluded.token, expires_at = excluded.expires_at
     returning email`,
    [hex(tokenHash), userId],
  );
  return waiting ?? null;
}

/**
 * Marks a token as used.
 * @returns what it confirms, whose, and the account's email until now; nothing when it was used or has expired
 */
export async function useConfirmation(em: EntityManager, tokenHash: Buffer) {
  const [used] = await em.execute<{ userId: number; email: string; formerEmail: string }[]>(
    `delete from email_confirmation as waiting using app_user as person
     where token = decode(?, 'hex') and expires_at > now() and person.id = waiting.user_id
     returning person.id as "userId", waiting.email, person.email as "formerEmail"`,
    [hex(tokenHash)],
  );
  return used;
}

/**
 * Sets a confirmed email as that of its account; links for a new password went to the former one and become invalid.
 */
export async function setEmail(em: EntityManager, userId: number, email: string) {
  await em.execute('update app_user set email = ?, email_verified = true where id = ?', [email, userId]);
  await em.execute('delete from password_reset_token where user_id = ?', [userId]);
}
