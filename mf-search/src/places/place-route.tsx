import { LazyPage } from '@home-truths/platform/page';
import type { Ctx, PageHandle, RouteObject } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';

/** The code of the pages once `load` has finished. */
let pages: typeof import('./place-pages.tsx') | undefined;

const load = lazyWithRetry(async () => {
  pages = await import('./place-pages.tsx');
  return pages.PlacePage;
});

/** Returns one route for three pages: all states, a state, a suburb. */
export const placeRoute = (ctx: Ctx): RouteObject => {
  // if the server rendered the slot, its HTML needs no code until the first input
  const deferred = () => !ctx.slots.isEmpty('account.bookmark/v1');
  const page = <LazyPage load={load} deferred={deferred} what="this page" />;
  return {
    id: 'suburb',
    path: 'suburb/:state?/:slug?',
    loader: args => load().then(() => pages?.loadPlace(ctx, args)),
    handle: {
      preload: load,
      modules: ['place-pages'],
      deferred,
      head: args => pages?.placeHead(ctx, args) ?? { title: globalThis.document?.title ?? '' },
    } satisfies PageHandle,
    element: page,
    errorElement: page,
  };
};
