import { ApiError, useQuery } from '@home-truths/platform/data';
import { useLogError } from './use-log-error.ts';

/** Reads a list at once, for `RowTable`. */
export function useWholeList<Row>(
  query: { queryKey: readonly unknown[]; queryFn: () => Promise<Row[]> },
  failure: string,
) {
  const { data: rows, error, refetch } = useQuery(query);
  useLogError(failure, error);
  return {
    rows,
    total: String(rows?.length ?? ''),
    asOf: 0,
    hasFailed: error !== null,
    deniedMessage: error instanceof ApiError && error.status === 403 ? error.detail : undefined,
    isOutdated: false,
    retry: () => void refetch(),
    moreUrl: '',
  };
}
