import { type EntityManager, sql } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { Session } from '../sessions/session.entity.ts';
import { User } from '../user.entity.ts';
import { PasswordResetToken } from './password-reset-token.entity.ts';
import { deletePendingEmail, lockAccount } from './passwords.sql.ts';

/** The lock lets one request at a time replace the tokens. */
export async function replaceResetToken(em: EntityManager, email: string, token: Buffer) {
  const [person] = await query(em, lockAccount(email));
  if (!person) return null;
  await em.nativeDelete(PasswordResetToken, { user: person.id });
  const expiresAt = sql<Date>`now() + interval '24 hours'`;
  await em.insert(PasswordResetToken, { user: person.id, token, expiresAt });
  return person;
}

/** Sets a password's hash, and ends sessions, reset links and a pending change of the email. */
export async function setPassword(em: EntityManager, userId: number, password: string): Promise<void> {
  await em.nativeUpdate(User, { id: userId }, { password, mustChangePassword: false });
  await em.nativeDelete(Session, { user: userId });
  await em.nativeDelete(PasswordResetToken, { user: userId });
  await query(em, deletePendingEmail(userId));
}
