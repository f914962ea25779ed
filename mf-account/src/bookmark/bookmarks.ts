import { bookmarksOfUser } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** The query of a person's bookmarks: one for the whole page, shared by every button (decision 4). */
export const bookmarksQuery = (api: Api, userId: number) =>
  read(api, bookmarksOfUser, { params: { id: userId } });

/** Gets the bookmarks of the signed-in person ready; a failure shows in their place. */
export async function prepareBookmarks({ api, queryClient, session }: Ctx) {
  const { user } = session.getState();
  if (user) await queryClient.prefetchQuery(bookmarksQuery(api, user.id));
}

/** A person's bookmarks. */
export const useBookmarks = (userId: number) => useQuery(bookmarksQuery(useApi(), userId));
