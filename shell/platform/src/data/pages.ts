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

/**
 * The infinite query options of a list that is read in pages.
 * @param inputOf the input for a page; the first one is 1
 * @param pageSize rows of a full page
 */
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

/**
 * The first pages of a list; those that are missing are loaded one after the other.
 * @param count how many pages are shown
 */
export function usePages<Page, PageParam, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, PageParam>,
  count: number,
) {
  const query = useInfiniteQuery(options);
  const { data, error, isError, isFetching, isPlaceholderData, isFetchNextPageError, hasNextPage } = query;
  const { fetchNextPage, refetch } = query;
  const loaded = data?.pages.length ?? 0;
  const isIncomplete = hasNextPage && !isPlaceholderData && loaded > 0 && loaded < count;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, which may load between two renders
  useEffect(() => {
    if (isIncomplete && !isFetching && !isError) void fetchNextPage();
  }, [isIncomplete, isFetching, isError, loaded, fetchNextPage]);
  return {
    /** Undefined while the first page is loading. */
    pages: data?.pages.slice(0, count),
    /** The pages are those of the previous options, which `keepPreviousData` keeps. */
    isOutdated: isPlaceholderData,
    /** Why the list, or its next page, could not be loaded; the pages before it are still shown. */
    error,
    /** The state of a page that is to be shown and missing. */
    nextPage: !isIncomplete ? 'none' : isFetchNextPageError && !isFetching ? 'failed' : 'loading',
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  } as const;
}
