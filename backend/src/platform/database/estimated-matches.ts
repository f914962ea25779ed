import { LIMITS } from '@home-truths/contract';
import type { CountedTable } from './row-count.ts';
import { type Query, type Sql, sql, unprepared, unsafe } from './sql.ts';

/** Rows of a sample, which takes some milliseconds. */
const SAMPLE_ROWS = 8_000;

/**
 * The estimate above which a list counts as longer than the cap and is read in its order instead of from the search
 * index. Twice the cap is five standard deviations at three million rows.
 */
export const MANY_MATCHES = 2 * LIMITS.adminCountCap;

/** The share of all rows above which a word is checked row by row, since its index would return too many. */
export const COMMON_SHARE = 0.03;

/** Returns the percentage of a table's blocks to sample; 100 for a small table. */
const percentOf = (table: CountedTable) =>
  `(select least(100, ${100 * SAMPLE_ROWS} / greatest(reltuples, 1)) from pg_class where oid = '${table}'::regclass)`;

/**
 * Estimates row counts from a sample that is the same each time, so that lists answer frequent words in milliseconds.
 * @param counts aggregates such as `count(*) filter (where …)`
 */
export function estimate(table: CountedTable, counts: readonly Sql[]): Query<{ estimates: number[] }> {
  const percent = unsafe(percentOf(table));
  const list = counts.reduce((all, count) => sql`${all}, ${count}`);
  return unprepared(sql<{ estimates: number[] }>`
    select array(select (each * 100 / ${percent})::float from unnest(array[${list}]::float[]) as each) as estimates
    from ${unsafe(table)} tablesample system (${percent}) repeatable (1)`);
}
