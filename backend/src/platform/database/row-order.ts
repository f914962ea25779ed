import type { DateSort } from '@home-truths/contract';
import { type Sql, sql, unsafe } from './sql.ts';

/** An order by columns and then by id, all in one direction. */
export interface RowOrder {
  columns?: readonly string[];
  isAscending?: boolean;
}

/** Orders by id, since ids grow with time. */
export const DATE_ORDERS: Record<DateSort, RowOrder> = { newest: {}, oldest: { isAscending: true } };

/** Returns columns with their direction: `review.rating desc, review.id desc`. */
export const orderBy = (table: string, { columns = [], isAscending }: RowOrder): Sql =>
  unsafe([...columns, 'id'].map(column => `${table}.${column} ${isAscending ? 'asc' : 'desc'}`).join(', '));

/** Returns the condition of rows after the one with this id, with `and`. */
export function whereAfter(table: string, { columns = [], isAscending }: RowOrder, id: number | undefined) {
  if (id === undefined) return sql``;
  const names = [...columns, 'id'].map(column => `${table}.${column}`).join(', ');
  const values = columns.map(
    column => sql`(select ${unsafe(column)} from ${unsafe(table)} as start where start.id = ${id})`,
  );
  const start = [...values, sql`${id}`].reduce((list, value) => sql`${list}, ${value}`);
  return sql`and (${unsafe(names)}) ${unsafe(isAscending ? '>' : '<')} (${start})`;
}
