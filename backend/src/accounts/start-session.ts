import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { insertSession } from './sessions.sql.ts';
import { hashToken, newToken } from './tokens.ts';

/**
 * Signs a person in, in the transaction that locked or made the account.
 * @returns the token for the cookie, of which only a hash is stored
 */
export async function startSession(em: EntityManager, userId: number): Promise<string> {
  const token = newToken();
  await query(em, insertSession(userId, hashToken(token)));
  return token;
}
