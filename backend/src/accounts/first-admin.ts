import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Environment } from '../environment.ts';
import { PLACEHOLDER_EMAIL } from '../mail/placeholder-email.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { User } from './user.entity.ts';

/** How to sign in as the first administrator with a password that was generated here. */
export interface FirstAdmin {
  email: string;
  password: string;
}

/**
 * Creates an administrator where there is none, under unpredictable names.
 * @param showPassword shows a generated password to a person, once; missing where only a log would see it
 * @throws Error the given password is too easy to guess, or one would have to be generated and nobody could see it
 */
export async function createFirstAdmin(
  em: EntityManager,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Environment, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  showPassword?: (admin: FirstAdmin) => void,
): Promise<void> {
  if ((await em.count(User, { isAdmin: true })) > 0) return;
  if (!ADMIN_PASSWORD && !showPassword)
    throw new Error(
      'there is no administrator yet. Set ADMIN_EMAIL, and ADMIN_PASSWORD or ADMIN_PASSWORD_FILE',
    );
  const username = `admin-${randomBytes(4).toString('hex')}`;
  const email = ADMIN_EMAIL ?? PLACEHOLDER_EMAIL.replace('admin', username);
  if (ADMIN_PASSWORD && (await isCommonPassword(ADMIN_PASSWORD, [email])))
    throw new Error('ADMIN_PASSWORD is too easy to guess. Choose another');
  const password = ADMIN_PASSWORD ?? randomBytes(16).toString('base64url');
  em.create(User, {
    username,
    email,
    password: await hashPassword(password),
    firstName: 'Admin',
    lastName: 'Administrator',
    isAdmin: true,
    mustChangePassword: !ADMIN_PASSWORD,
  });
  await em.flush();
  if (!ADMIN_PASSWORD) showPassword?.({ email, password });
}
