import { iso } from '../database/iso.ts';
import { raw, statement } from '../database/statement.ts';
import { JOIN_PENDING_EMAIL } from './email.sql.ts';

const CREDENTIALS = `select id, username, email, first_name as "firstName", last_name as "lastName",
  is_admin as "isAdmin", must_change_password as "mustChangePassword", password,
  case when blocked_at is not null then block_reason end as "blockReason" from app_user`;

/** A session's view of a person, with the hash of the password, and why the account is blocked if it is. */
export const findCredentials = (email: string) =>
  statement`${raw(CREDENTIALS)} where lower(email) = lower(${email})`;

/** The same of the caller's own account. */
export const findOwnCredentials = (id: number) => statement`${raw(CREDENTIALS)} where id = ${id}`;

/** Whether an email and a username already belong to somebody else, whatever the case. */
export const findInUse = (
  { email, username }: Record<'email' | 'username', string>,
  ownId: number,
) => statement`
  select exists (select from app_user where lower(email) = lower(${email}) and id <> ${ownId}) as email,
    exists (select from app_user where lower(username) = lower(${username}) and id <> ${ownId}) as username`;

/** An account as it is exported for its owner, with the time of the request. */
export const selectAccountExport = (id: number) => statement`
  select id, username, person.email, first_name as "firstName", last_name as "lastName", is_admin as "isAdmin",
    email_verified as "emailVerified", ${raw(iso('created_at'))} as "createdAt", ${raw(iso('now()'))} as "exportedAt",
    ${raw(iso('confirmed_at'))} as "secondFactorSince", waiting.email as "pendingEmail",
    ${raw(iso('blocked_at'))} as "blockedAt", block_reason as "blockReason"
  from app_user as person left join second_factor on second_factor.user_id = person.id
  ${raw(JOIN_PENDING_EMAIL)}
  where person.id = ${id}`;
