import { type Bookmark, bookmarkedProperties, bookmarksOfUser, LIMITS } from '@home-truths/platform/contract';
import {
  type Api,
  ApiError,
  type ApiResult,
  type InfiniteData,
  keyOf,
  read,
  readInPages,
  useApi,
  usePages,
} from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** All bookmark buttons of a page share this query. */
export const bookmarkedIdsQuery = (api: Api, userId: number) =>
  read(api, bookmarkedProperties, { params: { id: userId } });

/** Never fails: without the ids the buttons are unpressed. */
export async function prefetchBookmarkedIds({ api, queryClient, session }: Ctx) {
  const { user } = session.getState();
  if (user) await queryClient.prefetchQuery(bookmarkedIdsQuery(api, user.id));
}

const bookmarksQuery = (api: Api, userId: number) =>
  readInPages(
    api,
    bookmarksOfUser,
    page => ({ params: { id: userId }, query: { limit: LIMITS.ownPage, page } }),
    LIMITS.ownPage,
  );

/** The browser fetches further pages. */
const MAX_PREFETCHED_PAGES = 4;

/** A failure is shown in the place of the bookmarks. */
export const prefetchBookmarks = ({ api, queryClient }: Ctx, userId: number, pages: number) =>
  queryClient.prefetchInfiniteQuery({
    ...bookmarksQuery(api, userId),
    pages: Math.min(pages, MAX_PREFETCHED_PAGES),
  });

type BookmarkPages = InfiniteData<ApiResult<typeof bookmarksOfUser>>;

export const removeFromCachedPages = (queryClient: Ctx['queryClient'], userId: number, propertyId: number) =>
  queryClient.setQueriesData<BookmarkPages>(
    { queryKey: keyOf(bookmarksOfUser, { params: { id: userId } }) },
    list =>
      list?.pages.some(({ rows }) => rows.some(row => row.propertyId === propertyId))
        ? {
            ...list,
            pages: list.pages.map(({ rows, total }) => ({
              rows: rows.filter(row => row.propertyId !== propertyId),
              total: String(Number(total) - 1),
            })),
          }
        : list,
  );

interface ShownBookmarks {
  /** Undefined while the first page is loading. */
  rows: Bookmark[] | undefined;
  total: number;
  pageCount: number;
  isLoadingMore: boolean;
  error: Error | undefined;
  isSignedOut: boolean;
  retry(): void;
}

export function useBookmarks(userId: number, requestedPages: number): ShownBookmarks {
  const list = usePages(bookmarksQuery(useApi(), userId), requestedPages);
  const total = Number(list.pages?.[0]?.total ?? 0);
  const rows = list.pages?.flatMap(page => page.rows);
  // rows stay if only their refresh failed
  const error = rows && list.nextPage !== 'failed' ? undefined : (list.error ?? undefined);
  return {
    total,
    pageCount: Math.max(Math.min(requestedPages, Math.ceil(total / LIMITS.ownPage)), 1),
    error,
    isLoadingMore: list.nextPage === 'loading',
    // a bookmark added between two requests makes their pages overlap
    rows: rows && [...new Map(rows.map(row => [row.id, row])).values()],
    isSignedOut: error instanceof ApiError && error.status === 401,
    retry: list.retry,
  };
}
