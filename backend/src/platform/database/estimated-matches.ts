import { LIMITS } from '@home-truths/contract';
import type { CountedTable } from './row-count.ts';
import { type Query, type Sql, sql, unprepared, unsafe } from './sql.ts';

/** Rows of a sample: they cost some milliseconds. */
const SAMPLE_ROWS = 8_000;

/**
 * Above this estimate a list counts as longer than the cap without being counted, and is read in its order instead of
 * from the index of what is searched for. Twice the cap: at three million rows five standard deviations.
 */
export const MANY = 2 * LIMITS.adminCountCap;

/** Above this share of all rows a word is checked row by row: its index would return too many. */
export const COMMON_SHARE = 0.03;

/** How many percent of a table's blocks a sample reads; all of a small table. */
const percentOf = (table: CountedTable) =>
  `(select least(100, ${100 * SAMPLE_ROWS} / greatest(reltuples, 1)) from pg_class where oid = '${table}'::regclass)`;

/**
 * Estimates from a sample of a table, the same one each time, how many rows there are for each count.
 * @param counts aggregates such as `count(*) filter (where …)`
 */
export const estimate = (table: CountedTable, counts: readonly Sql[]): Query<{ estimates: number[] }> =>
  unprepared(sql<{ estimates: number[] }>`
    select array(select (each * 100 / ${unsafe(percentOf(table))})::float from unnest(array[${counts.reduce((all, count) => sql`${all}, ${count}`)}]::float[]) as each) as estimates
    from ${unsafe(table)} tablesample system (${unsafe(percentOf(table))}) repeatable (1)`);
