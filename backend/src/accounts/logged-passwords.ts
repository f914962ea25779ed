import { chmod, readFile, writeFile } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { verifyPassword } from './passwords.ts';
import { User } from './user.entity.ts';

const PASSWORD_LINES = /^\{"admin":.*\n?/gm;
const CREDENTIALS = /"email":"(?<email>.*)","password":"(?<password>.*)"/;

/**
 * Removes the first administrator's password, which earlier versions wrote there, from the log of the preparation.
 * Where it is still the account's password, its owner has to choose another.
 */
export async function eraseLoggedPasswords(em: EntityManager, log: string): Promise<void> {
  const text = await readFile(log, 'utf8').catch(ignoreMissing);
  const lines = text.match(PASSWORD_LINES) ?? [];
  if (lines.length === 0) return;
  for (const line of lines) await requirePasswordChange(em, CREDENTIALS.exec(line)?.groups);
  await chmod(log, 0o600);
  await writeFile(log, text.replace(PASSWORD_LINES, ''));
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return '';
  throw error;
}

async function requirePasswordChange(
  em: EntityManager,
  { email = '', password = '' }: Record<string, string> = {},
) {
  const user = await em.findOne(User, { email }, { populate: ['password'] });
  if (!user || !(await verifyPassword(user.password, password))) return;
  user.mustChangePassword = true;
  await em.flush();
}
