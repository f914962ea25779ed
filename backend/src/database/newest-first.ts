import { LIMITS } from '@home-truths/contract';
import { raw, type Statement, statement, when } from './statement.ts';

interface NewestFirstQuery {
  table: string;
  columns: string;
  /** A condition without which all rows are listed and counted. */
  where?: Statement | undefined;
  /** Counts all rows where there is no condition. */
  countAll?: Statement;
  /** `countAll` is also the count where there is a condition. */
  isCountKnown?: boolean;
  /** The id after which to continue. */
  before?: number | undefined;
  limit?: number | undefined;
}

/**
 * A page of a table, newest first, for the admin console. Without a condition the count is exact, with one it stops at
 * the cap; every row carries it as `found`, and a page past the end is one row with only that.
 */
export const newestFirst = ({
  table,
  columns,
  where,
  countAll = statement`select count(*)::int as found from ${raw(table)}`,
  isCountKnown = where === undefined,
  before,
  limit = LIMITS.adminPage,
}: NewestFirstQuery): Statement => ({
  ...statement`
    select total.found, listed.* from (
      ${isCountKnown ? countAll : cappedCount(statement`select from ${raw(table)} where ${where}`)}
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
