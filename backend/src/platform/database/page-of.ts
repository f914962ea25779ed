import { LIMITS, type Page } from '@home-truths/contract';

/** A row of a list, with the count of all. */
export type CountedRow<Row> = Row & { found: number; isExact?: boolean | null };

/**
 * A page from the rows of a list statement, each of which carries `found`, the count of all matches, which stops at the
 * cap unless it is said to be exact. A row without an id is a page past the end.
 * @param exactTo the cap
 */
export function pageOf<Row extends { id: number }>(
  rows: readonly CountedRow<Row>[],
  exactTo: number = LIMITS.countCap,
): Page<Row[]> {
  const { found, isExact } = rows[0] ?? { found: 0 };
  return {
    rows: rows.filter(({ id }) => id !== null),
    total: found > exactTo && !isExact ? `${exactTo}+` : String(found),
  };
}

/** A page of a list of the admin console, whose count goes further. */
export const adminPageOf = <Row extends { id: number }>(rows: readonly CountedRow<Row>[]) =>
  pageOf(rows, LIMITS.adminCountCap);

/** A page of a list, as the contract's `listPage` reads it. */
export interface ListPage {
  limit?: number | undefined;
  page?: number | undefined;
}

/** The `limit` and `offset` of a page; without a limit it has as many rows as a page may have. */
export const rangeOf = ({ limit = LIMITS.page, page = 1 }: ListPage): [limit: number, offset: number] => [
  limit,
  (page - 1) * limit,
];
