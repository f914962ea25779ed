import type { Ctx } from '@home-truths/platform/router';
import { prefetchBookmarkedIds, prefetchBookmarks } from '../bookmark/bookmarks.ts';
import { loadSettings } from './profile-screen.tsx';
import { readPages } from './read-pages.ts';
import { readTab, reviewCountQuery, type Tab } from './tabs.tsx';

const prefetchTab: Record<Tab, (ctx: Ctx, userId: number, search: URLSearchParams) => Promise<unknown>> = {
  async bookmarks(ctx, userId, search) {
    await Promise.all([prefetchBookmarkedIds(ctx), prefetchBookmarks(ctx, userId, readPages(search))]);
    // loads only the code of the cards
    await ctx.slots.prepare('search.property-card/v1', ctx, []);
  },
  reviews: (ctx, userId, search) => ctx.slots.prepare('reviews.mine/v1', ctx, [{ userId }], search),
  settings: loadSettings,
};

/** The browser shows placeholders instead of waiting. */
export async function prefetchProfile(ctx: Ctx, search: URLSearchParams) {
  const { user } = ctx.session.getState();
  if (!user) return;
  const prefetching = Promise.all([
    // the tab itself shows a failure
    prefetchTab[readTab(search)](ctx, user.id, search).catch(() => {}),
    ctx.queryClient.prefetchQuery(reviewCountQuery(ctx.api, user.id)),
  ]);
  if (typeof document === 'undefined') await prefetching;
}

/** `routes.tsx` imports both in one chunk. */
export { ProfileScreen } from './profile-screen.tsx';
