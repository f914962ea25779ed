import { LIMITS, type Page } from '@home-truths/contract';

export type CountedRow<Row> = Row & { found: number; isExact?: boolean | null };

/**
 * Returns a page from the rows of a list statement. Each row carries `found`, the count of all matches, which stops at
 * the cap unless `isExact`. A row without an id is a page past the end.
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

/** Returns a page for the admin console, whose cap is higher. */
export const adminPageOf = <Row extends { id: number }>(rows: readonly CountedRow<Row>[]) =>
  pageOf(rows, LIMITS.adminCountCap);

export interface ListPage {
  limit?: number | undefined;
  page?: number | undefined;
}

/** Returns the `limit` and `offset` of a page, which by default has the largest size. */
export const rangeOf = ({ limit = LIMITS.page, page = 1 }: ListPage): [limit: number, offset: number] => [
  limit,
  (page - 1) * limit,
];
