import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsIn } from '../database/rows-in.ts';
import { findCredentials } from './accounts.sql.ts';

/** The id of the account with an email, in whatever case; undefined where there is none. */
export async function accountIdOf(em: EntityManager, email: string): Promise<number | undefined> {
  const [account] = await rowsIn<{ id: number }>(em, findCredentials(email));
  return account?.id;
}
