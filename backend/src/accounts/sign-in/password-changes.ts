import { type EntityManager, sql } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { Session } from '../sessions/session.entity.ts';
import { User } from '../user.entity.ts';
import { PasswordResetToken } from './password-reset-token.entity.ts';
import { deletePendingEmail, lockAccount } from './passwords.sql.ts';

/** Replaces the tokens of an account, one request at a time; returns null without an account. */
export async function replaceResetToken(em: EntityManager, email: string, token: Buffer) {
  const [account] = await query(em, lockAccount(email));
  if (!account) return null;
  await em.nativeDelete(PasswordResetToken, { user: account.id });
  const expiresAt = sql<Date>`now() + interval '24 hours'`;
  await em.insert(PasswordResetToken, { user: account.id, token, expiresAt });
  return account;
}

export async function setPassword(em: EntityManager, userId: number, passwordHash: string): Promise<void> {
  await em.nativeUpdate(User, { id: userId }, { password: passwordHash, mustChangePassword: false });
  await em.nativeDelete(Session, { user: userId });
  await em.nativeDelete(PasswordResetToken, { user: userId });
  await query(em, deletePendingEmail(userId));
}
