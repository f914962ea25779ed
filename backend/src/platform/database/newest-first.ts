import { LIMITS } from '@home-truths/contract';
import type { CountedRow } from './page-of.ts';
import { DATE_ORDERS, isAfter, orderBy, type RowOrder } from './row-order.ts';
import { type Query, type Sql, sql, unprepared, unsafe } from './sql.ts';

interface NewestFirstQuery {
  table: string;
  columns: string;
  /** A condition without which all rows are listed and counted. */
  where?: Sql | undefined;
  /** The number of rows as `found`, where there is a quicker way than to count them. */
  count?: Sql | undefined;
  /** Newest first unless given. */
  order?: RowOrder | undefined;
  /** The id of the row after which to continue in the order. */
  after?: number | undefined;
  limit?: number | undefined;
}

/**
 * A page of a table, newest first unless ordered, for the admin console. Rows are counted exactly without a condition, up
 * to the cap with one; every row carries the count as `found`, and a page past the end is one row with only that.
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
      from ${unsafe(table)} where ${where ?? sql`true`} ${isAfter(table, order, after)}
      order by ${orderBy(table, order)} limit ${limit}
    ) as listed on true
    order by listed.place`);

/** Counts the rows of a statement up to the cap of the admin console, and one more where there are more. */
export const cappedCount = (rows: Sql): Sql =>
  sql`select count(*)::int as found from (${rows} limit ${unsafe(LIMITS.adminCountCap + 1)}) as counted`;

/** The count of rows that are known to be more than the cap. */
export const MORE_THAN_COUNTED = unsafe(`select ${LIMITS.adminCountCap + 1} as found`);

interface MatchesQuery extends Omit<NewestFirstQuery, 'where' | 'count'> {
  /** Ids of all matching rows. */
  matches: Sql;
}

/** The same where all matches are found first, once for the page and its count; the order is one by id alone. */
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
        select id from matches where true ${isAfter('matches', order, after)}
        order by ${orderBy('matches', order)} limit ${limit}
      )
    ) as listed on true
    order by ${orderBy('listed', order)}`);
