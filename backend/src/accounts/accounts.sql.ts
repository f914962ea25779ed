import type { Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';
import { JOIN_PENDING_EMAIL } from './email.sql.ts';

/** A session's view of a person, with the hash of the password. */
export const findCredentials = (email: string): Statement => ({
  text: `
    select id, username, email, first_name as "firstName", last_name as "lastName", is_admin as "isAdmin",
      must_change_password as "mustChangePassword", password
    from app_user where lower(email) = lower($1)`,
  values: [email],
});

/** Whether an email and a username already belong to somebody else, whatever the case. */
export const findInUse = (
  { email, username }: Record<'email' | 'username', string>,
  ownId: number,
): Statement => ({
  text: `
    select exists (select from app_user where lower(email) = lower($1) and id <> $3) as email,
      exists (select from app_user where lower(username) = lower($2) and id <> $3) as username`,
  values: [email, username, ownId],
});

/** An account as it is exported for its owner, with the time of the request. */
export const selectAccountExport = (id: number): Statement => ({
  text: `
    select id, username, person.email, first_name as "firstName", last_name as "lastName", is_admin as "isAdmin",
      email_verified as "emailVerified", ${iso('created_at')} as "createdAt", ${iso('now()')} as "exportedAt",
      ${iso('confirmed_at')} as "secondFactorSince", waiting.email as "pendingEmail"
    from app_user as person left join second_factor on second_factor.user_id = person.id
    ${JOIN_PENDING_EMAIL}
    where person.id = $1`,
  values: [id],
});
