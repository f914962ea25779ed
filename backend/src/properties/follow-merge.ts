import { NotFoundException } from '@nestjs/common';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { db } from '../database/tables.ts';

/** What can be merged, with the topics of its changes. */
const TOPICS = { property: ['property', 'review', 'helpful'], building: ['building', 'helpful-in-building'] };

const mergedInto = (kind: keyof typeof TOPICS, id: number) =>
  db.selectFrom(kind).select('merged_into_id as id').where('id', '=', id);

/** Waits for a merge of a property, and lets none begin before the end of the transaction. */
export const awaitMerge = (id: number) => sql`select from property where id = ${id} for key share`;

/**
 * Does something with a property or a building, and where there is none, with the one that it was merged into. Only
 * what finds nothing pays for it.
 * @param work throws a NotFoundException where it is not there; its reply names the tags for page caches, too
 */
export async function followMerge<T>(
  database: Database,
  id: number,
  work: (id: number, cacheTags: readonly string[]) => Promise<T>,
  kind: keyof typeof TOPICS = 'property',
): Promise<T> {
  try {
    return await work(id, []);
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
    const [merged] = await database.rows(mergedInto(kind, id));
    const into = merged?.id;
    if (!into) throw error;
    return work(
      into,
      TOPICS[kind].map(topic => `${topic}/${into}`),
    );
  }
}
