import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Environment } from '../environment.ts';
import { PLACEHOLDER_EMAIL } from '../platform/mail/placeholder-email.ts';
import { isCommonPassword } from './sign-in/common-passwords.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { User } from './user.entity.ts';

export interface FirstAdmin {
  email: string;
  password: string;
}

/**
 * Creates an administrator if there is none.
 * @param showPassword shows a generated password once; absent if a log would record it
 * @throws Error if `ADMIN_PASSWORD` is easy to guess, or nobody could see a generated one
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
  // with the random name, since emails are unique
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
