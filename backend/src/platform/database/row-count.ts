import { type Sql, sql, unsafe } from './sql.ts';

/** A table whose rows triggers count: too many to be counted for a page of a list. */
export type CountedTable = 'property' | 'review' | 'app_user';

/** The number of all rows of a table, exact, without reading them. */
export const countOfAll = (table: CountedTable) =>
  sql<{ found: number }>`
    select coalesce(sum(change), 0)::int as found, true as "isExact" from row_count_change where table_name = '${unsafe(table)}'`;

/**
 * The number of visible rows, exact: all without those that conditions name, which are few.
 * @param conditions each with an index of its own, and no row has two
 */
export const countOfVisible = (table: CountedTable, conditions: readonly string[]): Sql =>
  unsafe(
    `select (coalesce(sum(change), 0) ${conditions
      .map(condition => `- (select count(*) from ${table} where ${condition})`)
      .join(' ')})::int as found, true as "isExact" from row_count_change where table_name = '${table}'`,
  );

/** Sums up the changes of each table, so that the next sum is over few. */
export const sumUpRowCounts = () => sql`
  with changes as (delete from row_count_change returning table_name, change)
  insert into row_count_change (table_name, change) select table_name, sum(change) from changes group by table_name`;
