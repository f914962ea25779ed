import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { hashToken, newToken } from '../tokens.ts';
import { insertSession } from './sessions.sql.ts';

/** Call it in the transaction that locked or added the account. Returns the token, which is stored only as a hash. */
export async function startSession(em: EntityManager, userId: number): Promise<string> {
  const token = newToken();
  await query(em, insertSession(userId, hashToken(token)));
  return token;
}
