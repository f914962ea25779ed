import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAccountErasure } from '../erasures/erasures.sql.ts';
import { query } from '../platform/database/query.ts';
import { User } from './user.entity.ts';

/** Deletes an account and the rows that cascade. `PersonalData.erase` must erase the rest before. */
export async function deleteAccountRow(em: EntityManager, id: number): Promise<void> {
  await query(em, recordAccountErasure(id));
  await em.nativeDelete(User, { id });
}
