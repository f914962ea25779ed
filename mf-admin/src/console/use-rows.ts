import { ApiError, keepPreviousData, usePages } from '@home-truths/platform/data';
import { useEffect } from 'react';
import { type AdminList, pagesOf, rowsQuery } from './rows-query.ts';

/** The state of a screen’s list. */
export interface RowsState<Row> {
  /** Undefined while the first rows are loading. */
  rows?: Row[];
  total: string;
  asOf: number;
  hasFailed: boolean;
  /** The server’s message where access is denied. */
  deniedMessage?: string;
  /** The rows are those of the previous filters, or fewer than requested; the new ones are loading. */
  isOutdated: boolean;
  retry(): void;
}

/** Logs a failure, in addition to showing it (decision 156). */
export function useLogError(what: string, error: unknown) {
  useEffect(() => {
    if (error) console.error(what, error);
  }, [what, error]);
}

const uniqueById = <Row extends { id: number }>(rows: Row[]) => [
  ...new Map(rows.map(row => [row.id, row])).values(),
];

/** The first rows of a list. */
export function useRows<Row extends { id: number }>(list: AdminList<Row>, shown: number): RowsState<Row> {
  const query = { ...rowsQuery(list), placeholderData: keepPreviousData };
  const { pages, error, isOutdated, nextPage, retry } = usePages(query, pagesOf(shown));
  useLogError(`${list.key[0]} did not load`, error);
  const last = pages?.at(-1);
  return {
    rows: pages && uniqueById(pages.flatMap(({ rows }) => rows)),
    total: last?.total ?? '',
    asOf: last?.asOf ?? 0,
    hasFailed: error !== null && nextPage !== 'loading',
    deniedMessage: error instanceof ApiError && error.status === 403 ? error.detail : undefined,
    isOutdated: isOutdated || nextPage === 'loading',
    retry,
  };
}
