import { LazyPage } from '@home-truths/platform/page';
import type { Ctx, PageHandle, RouteObject } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';

/** Its code, once it is loaded, which the loader waits for. */
let pages: typeof import('./place-pages.tsx') | undefined;

const load = lazyWithRetry(async () => {
  pages = await import('./place-pages.tsx');
  return pages.PlacePage;
});

const page = <LazyPage load={load} what="this page" />;

/** All states, a state, or a suburb: one route, whose code no other page loads. */
export const placeRoute = (ctx: Ctx): RouteObject => ({
  id: 'suburb',
  path: 'suburb/:state?/:slug?',
  loader: given => load().then(() => pages?.loadPlace(ctx, given)),
  handle: {
    preload: load,
    modules: ['place-pages'],
    head: given => pages?.placeHead(ctx, given) ?? { title: '' },
  } satisfies PageHandle,
  element: page,
  errorElement: page,
});
