import type { Route } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import { ROWS_PER_PAGE } from './filters.ts';
import { useLogError } from './use-log-error.ts';

/** How many pages have the rows that are shown at most. */
export const pagesOf = ({ shown }: { shown: number }) => Math.ceil(shown / ROWS_PER_PAGE);

/** What `usePages` says of a list. */
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

/** The first rows of a list, as `RowTable` shows them; why they did not load is logged. */
export function useListRows<Row extends { id: number }>(
  { path }: Route,
  { pages, error, isOutdated, nextPage, retry }: ListPages<Row>,
) {
  useLogError(`${path} did not load`, error);
  const last = pages?.at(-1);
  return {
    rows: pages && uniqueById(pages.flatMap(({ rows }) => rows)),
    total: last?.total ?? '',
    /** When the last page was read, in milliseconds since 1970; 0 where the list shows no ages. */
    asOf: last?.asOf ?? 0,
    hasFailed: error !== null && nextPage !== 'loading',
    deniedMessage: error instanceof ApiError && error.status === 403 ? error.detail : undefined,
    isOutdated: isOutdated || nextPage === 'loading',
    retry,
  };
}
