import { sql, unsafe } from './sql.ts';

/** A table whose rows triggers count, since counting them for each page takes too long. */
export type CountedTable = 'property' | 'review' | 'app_user';

/** Returns the exact number of rows, which triggers keep in `row_count_change`. */
export const countOfAll = (table: CountedTable) => countOfVisible(table, []);

/**
 * Returns the exact number of visible rows: all minus the few that are hidden. `isExact`: `pageOf` shows it in full.
 * @param hiddenConditions disjoint conditions of hidden rows, each with its own index
 */
export const countOfVisible = (table: CountedTable, hiddenConditions: readonly string[]) => {
  const hidden = hiddenConditions.map(condition => `- (select count(*) from ${table} where ${condition})`);
  return sql<{ found: number }>`
    select (coalesce(sum(change), 0) ${unsafe(hidden.join(' '))})::int as found, true as "isExact"
    from row_count_change where table_name = ${table}`;
};

/** Sums up each table's changes, so that the next sum reads few rows. */
export const sumUpRowCounts = () => sql`
  with changes as (delete from row_count_change returning table_name, change)
  insert into row_count_change (table_name, change) select table_name, sum(change) from changes group by table_name`;
