import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { recordAccountErasure } from '../erasures/erasures.sql.ts';
import { User } from './user.entity.ts';

/** Deletes an account with all rows that go with it, and records that. Its domains erase the rest before. */
export async function deleteAccountRow(em: EntityManager, id: number): Promise<void> {
  await query(em, recordAccountErasure(id));
  await em.nativeDelete(User, { id });
}
