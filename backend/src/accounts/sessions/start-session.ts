import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { hashToken, newToken } from '../tokens.ts';
import { insertSession } from './sessions.sql.ts';

/** Returns the token, which is stored only as a hash. The transaction must have locked or added the account. */
export async function startSession(em: EntityManager, userId: number): Promise<string> {
  const token = newToken();
  await query(em, insertSession(userId, hashToken(token)));
  return token;
}
