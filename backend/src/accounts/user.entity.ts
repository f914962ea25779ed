import { defineEntity, p } from '@mikro-orm/core';
import { sqlIndexes } from '../database/constraints.ts';

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
    /** The password was generated here and has not been changed since. */
    mustChangePassword: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  indexes: sqlIndexes(
    'create unique index app_user_email_unique on app_user (lower(email))',
    'create unique index app_user_username_unique on app_user (lower(username))',
    'create index app_user_admin_idx on app_user (id) where is_admin',
  ),
});

/** A person with an account. `password` is an argon2id PHC string and not loaded by default. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
