import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Environment } from '../environment.ts';
import { NO_ADDRESS } from '../mail/admin-notices.ts';
import { hashPassword } from './passwords.ts';
import { User } from './user.entity.ts';

/** How to sign in as the first administrator; the password only where it was made up here. */
export interface FirstAdmin {
  email: string;
  password?: string;
}

/** Makes an administrator where there is none (decision 57). */
export async function createFirstAdmin(
  em: EntityManager,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Environment, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Promise<FirstAdmin | undefined> {
  if ((await em.count(User, { isAdmin: true })) > 0) return undefined;
  const email = ADMIN_EMAIL ?? NO_ADDRESS;
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  em.create(User, {
    username: 'admin',
    email,
    password: await hashPassword(password),
    firstName: 'Site',
    lastName: 'Administrator',
    isAdmin: true,
  });
  await em.flush();
  return ADMIN_PASSWORD ? { email } : { email, password };
}
