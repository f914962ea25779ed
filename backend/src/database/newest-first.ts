import { LIMITS } from '@home-truths/contract';
import { raw, type Statement, statement, when } from './statement.ts';

interface NewestFirstQuery {
  table: string;
  columns: string;
  /** A condition without which all rows are listed and counted. */
  where?: Statement | undefined;
  /** The number of rows as `found`, where there is a quicker way than to count them. */
  count?: Statement | undefined;
  /** The id after which to continue. */
  before?: number | undefined;
  limit?: number | undefined;
}

/**
 * A page of a table, newest first, for the admin console. Rows are counted exactly without a condition, up to the cap
 * with one; every row carries the count as `found`, and a page past the end is one row with only that.
 */
export const newestFirst = ({
  table,
  columns,
  where,
  count = where
    ? cappedCount(statement`select from ${raw(table)} where ${where}`)
    : statement`select count(*)::int as found from ${raw(table)}`,
  before,
  limit = LIMITS.adminPage,
}: NewestFirstQuery): Statement => ({
  ...statement`
    select total.found, listed.* from (
      ${count}
    ) as total left join (
      select ${raw(columns)} from ${raw(table)} where ${where ?? raw('true')} ${when(before, id => statement`and id < ${id}`)}
      order by id desc limit ${limit}
    ) as listed on true
    order by listed.id desc`,
  isUnprepared: true,
});

/** Counts the rows of a statement up to the cap of the admin console, and one more where there are more. */
export const cappedCount = (rows: Statement): Statement =>
  statement`select count(*)::int as found from (${rows} limit ${raw(LIMITS.adminCountCap + 1)}) as counted`;

/** The count of rows that are known to be more than the cap. */
export const MORE_THAN_COUNTED = raw(`select ${LIMITS.adminCountCap + 1} as found`);

interface MatchesQuery extends Pick<NewestFirstQuery, 'table' | 'columns' | 'before' | 'limit'> {
  /** Ids of all matching rows. */
  matches: Statement;
}

/** The same where all matches are found first, once for the page and its count. */
export const newestOfMatches = ({
  table,
  columns,
  matches,
  before,
  limit = LIMITS.adminPage,
}: MatchesQuery): Statement => ({
  ...statement`
    with matches as materialized (${matches})
    select total.found, listed.* from (${cappedCount(raw('select from matches'))}) as total left join (
      select ${raw(columns)} from ${raw(table)}
      where id in (select id from matches where true ${when(before, id => statement`and id < ${id}`)}
        order by id desc limit ${limit})
    ) as listed on true
    order by listed.id desc`,
  isUnprepared: true,
});
