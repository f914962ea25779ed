import type { Statement } from '../database/database.ts';

/** Whom a valid reset token belongs to; the clock of the database decides. */
export const findResetToken = (tokenHash: Buffer): Statement => ({
  text: `
    select person.id, person.email, person.username
    from password_reset_token as token join app_user as person on person.id = token.user_id
    where token.token = $1 and token.expires_at > now()`,
  values: [tokenHash],
});

/** Expired tokens. */
export const sweepResetTokens = (): Statement => ({
  text: 'delete from password_reset_token where expires_at <= now()',
  values: [],
});
