import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/database/query.ts';
import { findCredentials } from './accounts.sql.ts';

export async function accountIdOf(em: EntityManager, email: string): Promise<number | undefined> {
  const [account] = await query(em, findCredentials(email));
  return account?.id;
}
