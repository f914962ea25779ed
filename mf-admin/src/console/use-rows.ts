import { ApiError, keepPreviousData, useQuery } from '@home-truths/platform/data';
import { useEffect } from 'react';
import { type AdminList, rowsQuery } from './rows-query.ts';

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

/** The first rows of a list. */
export function useRows<Row extends { id: number }>(list: AdminList<Row>, shown: number): RowsState<Row> {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...rowsQuery(list, shown),
    placeholderData: keepPreviousData,
  });
  useLogError(`${list.key[0]} did not load`, error);
  return {
    rows: data?.rows,
    total: data?.total ?? '',
    asOf: data?.asOf ?? 0,
    hasFailed: error !== null,
    deniedMessage: error instanceof ApiError && error.status === 403 ? error.detail : undefined,
    isOutdated: isPlaceholderData,
    retry: () => void refetch(),
  };
}
