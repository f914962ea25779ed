import type { Route } from '@home-truths/platform/contract';
import { type InfiniteData, keyOf, type useQueryClient } from '@home-truths/platform/data';

interface ListPage<Row> {
  rows: Row[];
}

/**
 * Shows a change in all lists of a route before the server has made it, and ignores reads that are under way. Reads
 * the lists again after the call.
 * @returns a function that reverts it
 */
export async function patchRows<Row>(
  queryClient: ReturnType<typeof useQueryClient>,
  list: Route,
  patch: (row: Row) => Row,
): Promise<() => void> {
  const lists = { queryKey: keyOf(list) };
  await queryClient.cancelQueries(lists);
  const before = queryClient.getQueriesData(lists);
  queryClient.setQueriesData<InfiniteData<ListPage<Row>>>(
    lists,
    // a list may also be cached as one page, which no screen with rows to change shows
    data =>
      data?.pages && { ...data, pages: data.pages.map(page => ({ ...page, rows: page.rows.map(patch) })) },
  );
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}
