import type { Route } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { ROWS_PER_PAGE } from './filters.ts';
import { useLogError } from './use-log-error.ts';

/** Returns how many pages the shown rows need. */
export const pagesOf = ({ shown }: { shown: number }) => Math.ceil(shown / ROWS_PER_PAGE);

interface ListPages<Row> {
  pages: { rows: Row[]; total: string; asOf?: number }[] | undefined;
  error: Error | null;
  isOutdated: boolean;
  nextPage: 'none' | 'loading' | 'failed';
  retry(): undefined;
}

const uniqueById = <Row extends { id: number }>(rows: Row[]) => [
  ...new Map(rows.map(row => [row.id, row])).values(),
];

/** Returns the first rows of a list for `RowTable`, and logs why they did not load. */
export function useListRows<Row extends { id: number }>(
  { path }: Route,
  { pages, error, isOutdated, nextPage, retry }: ListPages<Row>,
) {
  useLogError(`${path} did not load`, error);
  const last = pages?.at(-1);
  return {
    rows: pages && uniqueById(pages.flatMap(({ rows }) => rows)),
    total: last?.total ?? '',
    /** The time of the last page, in milliseconds since 1970; 0 if the list shows no ages. */
    asOf: last?.asOf ?? 0,
    hasFailed: error !== null && nextPage !== 'loading',
    deniedMessage: error instanceof ApiError && error.status === 403 ? error.detail : undefined,
    isOutdated: isOutdated || nextPage === 'loading',
    retry,
  };
}
