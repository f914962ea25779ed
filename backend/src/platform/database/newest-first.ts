import { LIMITS } from '@home-truths/contract';
import type { CountedRow } from './page-of.ts';
import { DATE_ORDERS, orderBy, type RowOrder, whereAfter } from './row-order.ts';
import { type Query, type Sql, sql, unprepared, unsafe } from './sql.ts';

interface NewestFirstQuery {
  table: string;
  columns: string;
  where?: Sql | undefined;
  /** A statement that returns the number of rows as `found`, if there is a quicker one than to count them. */
  count?: Sql | undefined;
  order?: RowOrder | undefined;
  /** The id of the row before the first of this page. */
  after?: number | undefined;
  limit?: number | undefined;
}

/**
 * Returns a page of a table for the admin console, as rows for `adminPageOf`. With a condition, counts at most one row
 * more than the cap.
 */
export const newestFirst = <Row>({
  table,
  columns,
  where,
  count = where
    ? cappedCount(sql`select from ${unsafe(table)} where ${where}`)
    : sql`select count(*)::int as found, true as "isExact" from ${unsafe(table)}`,
  order = DATE_ORDERS.newest,
  after,
  limit = LIMITS.adminPage,
}: NewestFirstQuery): Query<CountedRow<Row>> =>
  unprepared(sql<CountedRow<Row>>`
    select total.*, listed.* from (
      ${count}
    ) as total left join (
      select ${unsafe(columns)}, row_number() over (order by ${orderBy(table, order)}) as place
      from ${unsafe(table)} where ${where ?? sql`true`} ${whereAfter(table, order, after)}
      order by ${orderBy(table, order)} limit ${limit}
    ) as listed on true
    order by listed.place`);

/** Counts a statement's rows up to the admin console's cap, plus one if there are more. */
export const cappedCount = (rows: Sql): Sql =>
  sql`select count(*)::int as found from (${rows} limit ${unsafe(LIMITS.adminCountCap + 1)}) as counted`;

/** The count of rows that surely exceed the cap. */
export const MORE_THAN_COUNTED = unsafe(`select ${LIMITS.adminCountCap + 1} as found`);

interface MatchesQuery extends Omit<NewestFirstQuery, 'where' | 'count'> {
  matches: Sql;
}

/** Returns a page as `newestFirst` does, but finds all matches once for page and count. The order is by id alone. */
export const newestOfMatches = <Row>({
  table,
  columns,
  matches,
  order = DATE_ORDERS.newest,
  after,
  limit = LIMITS.adminPage,
}: MatchesQuery): Query<CountedRow<Row>> =>
  unprepared(sql<CountedRow<Row>>`
    with matches as materialized (${matches})
    select total.found, listed.* from (${cappedCount(sql`select from matches`)}) as total left join (
      select ${unsafe(columns)} from ${unsafe(table)}
      where id in (
        select id from matches where true ${whereAfter('matches', order, after)}
        order by ${orderBy('matches', order)} limit ${limit}
      )
    ) as listed on true
    order by ${orderBy('listed', order)}`);
