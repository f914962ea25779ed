import { defineEntity, p } from '@mikro-orm/core';
import { rowCountTriggers, sqlIndexes } from '../platform/database/constraints.ts';

/** SQL of the text in which administrators search; each word follows a space. */
export const ACCOUNT_SEARCH_TEXT = `lower(' ' || first_name || ' ' || last_name || ' ' || username || ' ' || email)`;

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p.integer().primary(),
    username: p.text(),
    email: p.text(),
    password: p.text().hidden().lazy(),
    firstName: p.text(),
    lastName: p.text(),
    isAdmin: p.boolean().default(false),
    emailVerified: p.boolean().default(false),
    /** True until a generated password is changed. */
    mustChangePassword: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
    blockedAt: p.datetime().nullable(),
    blockReason: p.text().nullable(),
  },
  triggers: rowCountTriggers('app_user'),
  indexes: sqlIndexes(
    'create unique index app_user_email_unique on app_user (lower(email))',
    'create unique index app_user_username_unique on app_user (lower(username))',
    `create index app_user_search_idx on app_user using gin (${ACCOUNT_SEARCH_TEXT} gin_trgm_ops) with (gin_pending_list_limit = 512)`,
    'create index app_user_admin_idx on app_user (id) where is_admin',
    'create index app_user_blocked_idx on app_user (id) where blocked_at is not null',
  ),
});

/** `password` is an argon2id PHC string, which is not loaded by default. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
