import type { Ctx } from '@home-truths/platform/router';
import { prefetchBookmarkedIds, prefetchBookmarks } from '../bookmark/bookmarks.ts';
import { loadSettings } from './profile-screen.tsx';
import { readPages } from './read-pages.ts';
import { readTab, reviewCountQuery, type Tab } from './tabs.tsx';

const prefetchers: Record<Tab, (ctx: Ctx, userId: number, search: URLSearchParams) => Promise<unknown>> = {
  async bookmarks(ctx, userId, search) {
    await Promise.all([prefetchBookmarkedIds(ctx), prefetchBookmarks(ctx, userId, readPages(search))]);
    await ctx.slots.prepare('search.property-card/v1', ctx, []);
  },
  reviews: (ctx, userId, search) => ctx.slots.prepare('reviews.mine/v1', ctx, [{ userId }], search),
  settings: loadSettings,
};

export async function prefetchProfile(ctx: Ctx, search: URLSearchParams) {
  const { user } = ctx.session.getState();
  if (!user) return;
  const prefetching = Promise.all([
    prefetchers[readTab(search)](ctx, user.id, search).catch(() => {}),
    ctx.queryClient.prefetchQuery(reviewCountQuery(ctx.api, user.id)),
  ]);
  if (typeof document === 'undefined') await prefetching;
}

export { ProfileScreen } from './profile-screen.tsx';
