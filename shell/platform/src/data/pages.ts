import type { RequestInput, Route } from '@home-truths/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api, ApiResult } from './call.ts';
import { keyOf, metaOf } from './queries.tsx';

/** @param inputOf returns the input for a page number from 1 */
export const readInPages = <R extends Route & { paged: true }>(
  api: Api,
  route: R,
  inputOf: (page: number) => RequestInput<R>,
  pageSize: number,
) =>
  infiniteQueryOptions<ApiResult<R>, Error, InfiniteData<ApiResult<R>>, QueryKey, number>({
    queryKey: [...keyOf(route, inputOf(1)), 'pages'],
    queryFn: ({ pageParam, signal }) => api(route, inputOf(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: { total: string }, pages) =>
      pages.length * pageSize < Number.parseInt(total, 10) ? pages.length + 1 : undefined,
    ...metaOf(route),
  });

/** Loads missing pages one after the other, up to `pageCount`. */
export function usePages<Page, PageParam, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, PageParam>,
  pageCount: number,
) {
  const query = useInfiniteQuery(options);
  const { data, error, isError, isFetching, isPlaceholderData, isFetchNextPageError, hasNextPage } = query;
  const { fetchNextPage, refetch } = query;
  const loadedCount = data?.pages.length ?? 0;
  const isIncomplete = hasNextPage && !isPlaceholderData && loadedCount > 0 && loadedCount < pageCount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, which may load between two renders
  useEffect(() => {
    if (isIncomplete && !isFetching && !isError) void fetchNextPage();
  }, [isIncomplete, isFetching, isError, loadedCount, fetchNextPage]);
  return {
    pages: data?.pages.slice(0, pageCount),
    /** True if the pages belong to previous options. */
    isOutdated: isPlaceholderData,
    error,
    nextPage: !isIncomplete ? 'none' : isFetchNextPageError && !isFetching ? 'failed' : 'loading',
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  } as const;
}
