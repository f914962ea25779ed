import { type Bookmark, bookmarkedProperties, bookmarksOfUser, LIMITS } from '@home-truths/platform/contract';
import {
  type Answer,
  type Api,
  ApiError,
  keyOf,
  read,
  useApi,
  useQueries,
  useQuery,
} from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** The query of which homes a person has bookmarked: one for the whole page, shared by every button (decision 104). */
export const markedQuery = (api: Api, userId: number) =>
  read(api, bookmarkedProperties, { params: { id: userId } });

/** Gets what the buttons need ready; a failure leaves them unpressed. */
export async function prepareMarked({ api, queryClient, session }: Ctx) {
  const { user } = session.getState();
  if (user) await queryClient.prefetchQuery(markedQuery(api, user.id));
}

/** The query of one page of a person's bookmarks; the first page is 1. */
const bookmarksQuery = (api: Api, userId: number, page: number) =>
  read(api, bookmarksOfUser, { params: { id: userId }, query: { limit: LIMITS.ownPage, page } });

/** The key that all pages of a person's bookmarks share. */
export const bookmarksKey = (userId: number) => keyOf(bookmarksOfUser, { params: { id: userId } });

/** Pages the server gets ready; a browser that comes back to more of them fetches the rest itself. */
const SERVER_PAGES = 4;

/** Gets the first pages of the bookmarks of the signed-in person ready; a failure shows in their place. */
export async function prepareBookmarks({ api, queryClient }: Ctx, userId: number, pages: number) {
  const ahead = Array.from({ length: Math.min(pages, SERVER_PAGES) }, (_, index) => index + 1);
  await Promise.all(ahead.map(page => queryClient.prefetchQuery(bookmarksQuery(api, userId, page))));
}

/** A page without the bookmark of a home. */
export const without = (propertyId: number) => (page: Answer<typeof bookmarksOfUser> | undefined) => {
  const rows = page?.rows.filter(row => row.propertyId !== propertyId);
  if (!page || !rows || rows.length === page.rows.length) return page;
  return { rows, total: String(Number(page.total) - 1) };
};

/** As much of a person's bookmarks as is shown. */
interface ShownBookmarks {
  /** Nothing while the first page is on its way. */
  rows: Bookmark[] | undefined;
  total: number;
  /** Pages that are shown: no more than there are. */
  pages: number;
  /** A further page is on its way. */
  isComing: boolean;
  /** Why a page could not be had. */
  error: Error | undefined;
  isSignedOut: boolean;
  retry(): void;
}

/** The first pages of a person's bookmarks, newest first. */
export function useBookmarks(userId: number, asked: number): ShownBookmarks {
  const api = useApi();
  const first = useQuery(bookmarksQuery(api, userId, 1));
  const total = Number(first.data?.total ?? 0);
  const pages = Math.max(Math.min(asked, Math.ceil(total / LIMITS.ownPage)), 1);
  const rest = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => bookmarksQuery(api, userId, index + 2)),
  });
  const all = [first, ...rest];
  const missing = all.find(({ data }) => !data);
  const known = missing ? all.slice(0, all.indexOf(missing)) : all;
  const rows = known.flatMap(({ data }) => data?.rows ?? []);
  const error = missing?.error ?? undefined;
  return {
    ...{ total, pages, error, isComing: missing !== undefined && !error },
    rows: first.data && [...new Map(rows.map(row => [row.id, row])).values()],
    isSignedOut: error instanceof ApiError && error.status === 401,
    retry: () => void missing?.refetch(),
  };
}
