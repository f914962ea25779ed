import { NotFoundException } from '@nestjs/common';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';

type MergedTable = 'property' | 'building';

const selectTarget = (table: MergedTable, id: number) =>
  db.selectFrom(table).select('merged_into_id as id').where('id', '=', id);

/** Waits for a merge of a property, and prevents another one until the transaction ends. */
export const awaitMerge = (id: number) => sql`select from property where id = ${id} for key share`;

/**
 * Runs `work` with a property or building and, if it does not exist, with the target of its merge.
 * @param work throws a NotFoundException if the record does not exist; its reply has the cache tag of the id it got
 */
export async function followMerge<T>(
  database: Database,
  id: number,
  work: (id: number) => Promise<T>,
  table: MergedTable = 'property',
): Promise<T> {
  try {
    return await work(id);
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
    const [target] = await database.rows(selectTarget(table, id));
    if (!target?.id) throw error;
    return work(target.id);
  }
}
