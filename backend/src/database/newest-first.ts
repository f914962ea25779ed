import { LIMITS } from '@home-truths/contract';
import type { Statement } from './database.ts';

interface NewestFirstQuery {
  table: string;
  columns: string;
  /** Conditions on the first values, `$1` and so on. */
  where: string;
  values: unknown[];
  /** The id after which to continue. */
  before?: number | undefined;
  limit?: number | undefined;
}

/**
 * A page of a table, newest first, for the admin console. The count stops at the cap; every row carries it as `found`,
 * and a page past the end is one row with only that.
 */
export function newestFirst({ table, columns, where, values, before, limit }: NewestFirstQuery): Statement {
  const [after, size] = [`$${values.length + 1}`, `$${values.length + 2}`];
  return {
    text: `
      select total.found, listed.* from (
        select count(*)::int as found from (
          select from ${table} where ${where} limit ${LIMITS.countCap + 1}
        ) as counted
      ) as total left join (
        select ${columns} from ${table} where ${where} and (${after}::int is null or id < ${after})
        order by id desc limit ${size}
      ) as listed on true
      order by listed.id desc`,
    values: [...values, before ?? null, limit ?? LIMITS.adminPage],
    isUnprepared: true,
  };
}
