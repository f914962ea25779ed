import type { PersonalDataProvider } from '../accounts/personal-data.ts';
import { iso } from '../platform/database/iso.ts';
import { query } from '../platform/database/query.ts';
import { sql, unsafe } from '../platform/database/sql.ts';

const complaintsBy = (userId: number) => sql<object>`
  select id, kind, reason, review_id as "reviewId", page, details, name, email, statement, decision,
    ${unsafe(iso('created_at'))} as "createdAt", ${unsafe(iso('decided_at'))} as "decidedAt"
  from complaint where user_id = ${userId} order by id`;

const eraseOwnEmail = (userId: number) => sql`
  update complaint set email = null from app_user as member
  where complaint.user_id = member.id and member.id = ${userId} and lower(complaint.email) = lower(member.email)`;

/**
 * Complaints outlive the account, since a decision may be pending; it is mailed to an email that was left, unless that
 * is the account's.
 */
export const complaintsPersonalData: PersonalDataProvider = {
  export: async (userId, database) => ({ complaints: await database.rows(complaintsBy(userId)) }),
  erase: (userId, em) => query(em, eraseOwnEmail(userId)),
};
