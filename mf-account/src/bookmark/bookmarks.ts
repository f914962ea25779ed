import { type Bookmark, bookmarkedProperties, bookmarksOfUser, LIMITS } from '@home-truths/platform/contract';
import {
  type Api,
  ApiError,
  type ApiResult,
  keyOf,
  read,
  useApi,
  useQueries,
  useQuery,
} from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** The query of the ids of a person’s bookmarked properties: one per page, shared by every button (decision 104). */
export const bookmarkedIdsQuery = (api: Api, userId: number) =>
  read(api, bookmarkedProperties, { params: { id: userId } });

/** Prefetches what the buttons need; a failure leaves them unpressed. */
export async function prefetchBookmarkedIds({ api, queryClient, session }: Ctx) {
  const { user } = session.getState();
  if (user) await queryClient.prefetchQuery(bookmarkedIdsQuery(api, user.id));
}

/** The query of one page of a person's bookmarks; the first page is 1. */
const bookmarksQuery = (api: Api, userId: number, page: number) =>
  read(api, bookmarksOfUser, { params: { id: userId }, query: { limit: LIMITS.ownPage, page } });

/** The key that all pages of a person's bookmarks share. */
export const bookmarksKey = (userId: number) => keyOf(bookmarksOfUser, { params: { id: userId } });

/** Pages the server prefetches; a browser that returns to more of them fetches the rest itself. */
const MAX_PREFETCHED_PAGES = 4;

/** Prefetches the first pages of the signed-in person’s bookmarks; a failure is shown in their place. */
export async function prefetchBookmarks({ api, queryClient }: Ctx, userId: number, pages: number) {
  const numbers = Array.from({ length: Math.min(pages, MAX_PREFETCHED_PAGES) }, (_, index) => index + 1);
  await Promise.all(numbers.map(page => queryClient.prefetchQuery(bookmarksQuery(api, userId, page))));
}

/** Updater that removes the bookmark of a property from a page of the list. */
export const withoutBookmark =
  (propertyId: number) => (page: ApiResult<typeof bookmarksOfUser> | undefined) => {
    const rows = page?.rows.filter(row => row.propertyId !== propertyId);
    if (!page || !rows || rows.length === page.rows.length) return page;
    return { rows, total: String(Number(page.total) - 1) };
  };

/** The visible part of a person's bookmarks. */
interface ShownBookmarks {
  /** Undefined while the first page is loading. */
  rows: Bookmark[] | undefined;
  total: number;
  /** The number of pages shown: at most the number that exist. */
  pages: number;
  /** A further page is loading. */
  isLoadingMore: boolean;
  /** Why a page could not be loaded. */
  error: Error | undefined;
  isSignedOut: boolean;
  retry(): void;
}

/** The first pages of a person's bookmarks, newest first. */
export function useBookmarks(userId: number, requestedPages: number): ShownBookmarks {
  const api = useApi();
  const first = useQuery(bookmarksQuery(api, userId, 1));
  const total = Number(first.data?.total ?? 0);
  const pages = Math.max(Math.min(requestedPages, Math.ceil(total / LIMITS.ownPage)), 1);
  const rest = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => bookmarksQuery(api, userId, index + 2)),
  });
  const all = [first, ...rest];
  const missing = all.find(({ data }) => !data);
  const known = missing ? all.slice(0, all.indexOf(missing)) : all;
  const rows = known.flatMap(({ data }) => data?.rows ?? []);
  const error = missing?.error ?? undefined;
  return {
    ...{ total, pages, error, isLoadingMore: missing !== undefined && !error },
    rows: first.data && [...new Map(rows.map(row => [row.id, row])).values()],
    isSignedOut: error instanceof ApiError && error.status === 401,
    retry: () => void missing?.refetch(),
  };
}
