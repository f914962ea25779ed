import { sql, unsafe } from '../platform/database/sql.ts';
import { MOVED_TABLES, type MovedTable } from './merge-changes.ts';

export interface TableCount {
  table: string;
  count: number;
}

const withMerge = (id: number) => sql`
  with merge as materialized (select id, from_id, into_id, at from property_merge where id = ${id})`;

const rowId = ({ key = ['id'] }: MovedTable) =>
  `concat_ws('|', ${key.map(column => `moved.${column}`).join(', ')})`;

const whereRecorded = (each: MovedTable) => `exists (
  select from merge_move where merge_id = merge.id and table_name = '${each.table}' and row_id = ${rowId(each)})`;

const whereLive = ({ isSoftDeleted }: MovedTable, row: string) =>
  isSoftDeleted ? `and ${row}.deleted_at is null` : '';

/** SQL that is true if the moved row's owner has no row of the target. */
const whereOwnerHasNone = (each: MovedTable, target: string) => `not exists (
  select from ${each.table} as other
  where other.${each.owner} = moved.${each.owner} and other.property_id = merge.${target}
    ${whereLive(each, 'other')} ${whereLive(each, 'moved')})`;

/** Returns parts of `with` that move each table's rows between the properties in two columns of `merge`. */
const moveStatements = (
  source: string,
  target: string,
  condition: (each: MovedTable) => string = () => 'true',
) =>
  MOVED_TABLES.map(each => {
    const { table, column = 'property_id', owner } = each;
    return `, moved_${table} as (
      update ${table} as moved set ${column} = merge.${target} from merge
      where moved.${column} = merge.${source} and ${condition(each)} ${owner ? `and ${whereOwnerHasNone(each, target)}` : ''}
      returning '${table}' as table_name, ${rowId(each)} as row_id
    )`;
  }).join('');

const MOVES = unsafe(moveStatements('from_id', 'into_id'));
const MOVES_BACK = unsafe(moveStatements('into_id', 'from_id', whereRecorded));
const MOVED_ROWS = unsafe(
  MOVED_TABLES.map(({ table }) => `select * from moved_${table}`).join(' union all '),
);

/** Moves the rows of a merged property to the target, and records them in `merge_move`. */
export const moveRows = (mergeId: number) => sql`
  ${withMerge(mergeId)} ${MOVES}
  insert into merge_move (merge_id, table_name, row_id)
  select merge.id, table_name, row_id from merge, (${MOVED_ROWS}) as moved`;

/** Gives back moved rows that are still at the target; counts the others. */
export const moveRowsBack = (mergeId: number) => sql<TableCount>`
  ${withMerge(mergeId)} ${MOVES_BACK}
  select table_name as "table", count(*)::int as count from merge_move
  where merge_id = ${mergeId} and (table_name, row_id) not in (${MOVED_ROWS}) group by table_name`;

const ADDED_COUNTS = unsafe(
  MOVED_TABLES.filter(({ words }) => words)
    .map(
      each => `select '${each.table}' as "table", count(*)::int as count from ${each.table} as moved, merge
        where property_id = into_id and created_at > at ${whereLive(each, 'moved')} and not ${whereRecorded(each)}`,
    )
    .join(' union all '),
);

/** Counts rows that came to the target after the merge, which an undo leaves there. */
export const countAddedSince = (mergeId: number) => sql<TableCount>`${withMerge(mergeId)} ${ADDED_COUNTS}`;
