import { NotFoundException } from '@nestjs/common';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';

/** What can be merged. */
type Kind = 'property' | 'building';

const mergedInto = (kind: Kind, id: number) =>
  db.selectFrom(kind).select('merged_into_id as id').where('id', '=', id);

/** Waits for a merge of a property, and lets none begin before the end of the transaction. */
export const awaitMerge = (id: number) => sql`select from property where id = ${id} for key share`;

/**
 * Does something with a property or a building, and where there is none, with the one that it was merged into. Only
 * what finds nothing pays for it.
 * @param work throws a NotFoundException where it is not there; its reply names the id that it gets (`ShownIds`)
 */
export async function followMerge<T>(
  database: Database,
  id: number,
  work: (id: number) => Promise<T>,
  kind: Kind = 'property',
): Promise<T> {
  try {
    return await work(id);
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
    const [merged] = await database.rows(mergedInto(kind, id));
    if (!merged?.id) throw error;
    return work(merged.id);
  }
}
