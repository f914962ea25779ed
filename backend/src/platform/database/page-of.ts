import { LIMITS, type Page } from '@home-truths/contract';

export type CountedRow<Row> = Row & { found: number; isExact?: boolean | null };

/**
 * Returns a page from the rows of a list statement, which each have the count of all matches as `found`. A row without
 * an id stands for a page past the end.
 * @param exactTo the largest exact total, unless `isExact`
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

export const adminPageOf = <Row extends { id: number }>(rows: readonly CountedRow<Row>[]) =>
  pageOf(rows, LIMITS.adminCountCap);

export interface ListPage {
  limit?: number | undefined;
  page?: number | undefined;
}

export const rangeOf = ({ limit = LIMITS.page, page = 1 }: ListPage): [limit: number, offset: number] => [
  limit,
  (page - 1) * limit,
];
