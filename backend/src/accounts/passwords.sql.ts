import type { Statement } from '../database/database.ts';

/** The account a token is stored for, locked, so that one is stored at a time. */
export const lockAccount = (email: string): Statement => ({
  text: 'select id, email from app_user where lower(email) = lower($1) for no key update',
  values: [email],
});

/** Marks a token as used. */
export const useResetToken = (tokenHash: Buffer): Statement => ({
  text: 'delete from password_reset_token where token = $1 and expires_at > now() returning user_id as "userId"',
  values: [tokenHash],
});

/** A change of the email that waits for its confirmation becomes invalid. */
export const deletePendingEmail = (userId: number): Statement => ({
  text: `
    delete from email_confirmation as waiting using app_user as person
    where user_id = $1 and person.id = user_id and lower(waiting.email) <> lower(person.email)`,
  values: [userId],
});
