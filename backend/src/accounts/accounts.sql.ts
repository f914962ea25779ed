import type { exportAccount, Reply } from '@home-truths/contract';
import { iso } from '../platform/database/iso.ts';
import { sql, unsafe } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import { JOIN_PENDING_EMAIL } from './email/email.sql.ts';

export type Export = Reply<typeof exportAccount>;

const credentials = () =>
  db
    .selectFrom('app_user')
    .select(['id', 'username', 'email', 'first_name as firstName', 'last_name as lastName'])
    .select(['is_admin as isAdmin', 'must_change_password as mustChangePassword', 'password'])
    .select(sql<string | null>`case when blocked_at is not null then block_reason end`.as('blockReason'));

export const findCredentials = (email: string) =>
  credentials().where(sql<boolean>`lower(email) = lower(${email})`);

export const findOwnCredentials = (id: number) => credentials().where('id', '=', id);

export const findInUse = ({ email, username }: Record<'email' | 'username', string>, ownId: number) => sql<
  Record<'email' | 'username', boolean>
>`
  select exists (select from app_user where lower(email) = lower(${email}) and id <> ${ownId}) as email,
    exists (select from app_user where lower(username) = lower(${username}) and id <> ${ownId}) as username`;

export const selectAccountExport = (id: number) => sql<Export['user'] & Pick<Export, 'exportedAt'>>`
  select id, username, person.email, first_name as "firstName", last_name as "lastName", is_admin as "isAdmin",
    email_verified as "emailVerified", ${unsafe(iso('created_at'))} as "createdAt", ${unsafe(iso('now()'))} as "exportedAt",
    ${unsafe(iso('confirmed_at'))} as "secondFactorSince", waiting.email as "pendingEmail",
    ${unsafe(iso('blocked_at'))} as "blockedAt", block_reason as "blockReason"
  from app_user as person left join second_factor on second_factor.user_id = person.id
  ${unsafe(JOIN_PENDING_EMAIL)}
  where person.id = ${id}`;
