import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { hashToken, newToken } from '../tokens.ts';
import { insertSession } from './sessions.sql.ts';

/**
 * Starts a session in the transaction that locked or added the account.
 * @returns the token, of which the database stores only a hash
 */
export async function startSession(em: EntityManager, userId: number): Promise<string> {
  const token = newToken();
  await query(em, insertSession(userId, hashToken(token)));
  return token;
}
