import { ApiError, keepPreviousData, useQuery } from '@home-truths/platform/data';
import { useEffect } from 'react';
import { type AdminList, rowsQuery } from './rows-query.ts';

/** What a screen knows of its list. */
export interface ReadRows<Row> {
  /** Nothing while the first rows are on their way. */
  rows?: Row[];
  total: string;
  asOf: number;
  hasFailed: boolean;
  /** Why this person gets none, in the server’s message. */
  refusal?: string;
  /** The rows are those of the filters before, or fewer than asked for; the new ones are on their way. */
  isOutdated: boolean;
  retry(): void;
}

/** A failure is logged, besides being shown (decision 156). */
export function useLogged(what: string, error: unknown) {
  useEffect(() => {
    if (error) console.error(what, error);
  }, [what, error]);
}

/** The first rows of a list. */
export function useRows<Row extends { id: number }>(list: AdminList<Row>, shown: number): ReadRows<Row> {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...rowsQuery(list, shown),
    placeholderData: keepPreviousData,
  });
  useLogged(`${list.key[0]} did not load`, error);
  return {
    rows: data?.rows,
    total: data?.total ?? '',
    asOf: data?.asOf ?? 0,
    hasFailed: error !== null,
    refusal: error instanceof ApiError && error.status === 403 ? error.sentence : undefined,
    isOutdated: isPlaceholderData,
    retry: () => void refetch(),
  };
}
