import { LIMITS } from '@home-truths/contract';
import { raw, type Statement, statement, when } from './statement.ts';

interface NewestFirstQuery {
  table: string;
  columns: string;
  where: Statement;
  /** The id after which to continue. */
  before?: number | undefined;
  limit?: number | undefined;
}

/**
 * A page of a table, newest first, for the admin console. The count stops at the cap; every row carries it as `found`,
 * and a page past the end is one row with only that.
 */
export const newestFirst = ({
  table,
  columns,
  where,
  before,
  limit = LIMITS.adminPage,
}: NewestFirstQuery): Statement => ({
  ...statement`
    select total.found, listed.* from (
      select count(*)::int as found from (
        select from ${raw(table)} where ${where} limit ${raw(LIMITS.countCap + 1)}
      ) as counted
    ) as total left join (
      select ${raw(columns)} from ${raw(table)} where ${where} ${when(before, id => statement`and id < ${id}`)}
      order by id desc limit ${limit}
    ) as listed on true
    order by listed.id desc`,
  isUnprepared: true,
});
