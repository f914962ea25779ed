import type { Ctx } from '@home-truths/platform/router';
import { prepareBookmarkedIds, prepareBookmarks } from '../bookmark/bookmarks.ts';
import { pagesOf } from './pages-of.ts';
import { loadSettings } from './profile-screen.tsx';
import { type Tab, tabOf } from './tabs.tsx';

const prepare: Record<Tab, (ctx: Ctx, userId: number, search: URLSearchParams) => Promise<unknown>> = {
  async bookmarks(ctx, userId, search) {
    await Promise.all([prepareBookmarkedIds(ctx), prepareBookmarks(ctx, userId, pagesOf(search))]);
    await ctx.slots.prepare('search.property-card/v1', ctx, []);
  },
  reviews: (ctx, userId, search) => ctx.slots.prepare('reviews.mine/v1', ctx, [{ userId }], search),
  settings: loadSettings,
};

/** Prefetches the data of the tab in a URL; the server waits for it, the browser does not. */
export async function prepareProfile(ctx: Ctx, search: URLSearchParams) {
  const { user } = ctx.session.getState();
  if (!user) return;
  const work = prepare[tabOf(search)](ctx, user.id, search).catch(() => {});
  if (typeof document === 'undefined') await work;
}
