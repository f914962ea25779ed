import { LazyPage } from '@home-truths/platform/page';
import type { Ctx, PageHandle, RouteObject } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';

let loadedPages: typeof import('./place-pages.tsx') | undefined;

const load = lazyWithRetry(async () => {
  loadedPages = await import('./place-pages.tsx');
  return loadedPages.PlacePage;
});

/** Returns one route for three pages: all states, a state, a suburb. */
export const placeRoute = (ctx: Ctx): RouteObject => {
  // if the server rendered the slot, its HTML needs no code until the first input
  const deferred = () => !ctx.slots.isEmpty('account.bookmark/v1');
  const page = <LazyPage load={load} deferred={deferred} what="this page" />;
  return {
    id: 'suburb',
    path: 'suburb/:state?/:slug?',
    loader: args => load().then(() => loadedPages?.loadPlace(ctx, args)),
    handle: {
      preload: load,
      modules: ['place-pages'],
      deferred,
      // the title stays until the code has loaded
      head: args => loadedPages?.placeHead(ctx, args) ?? { title: globalThis.document?.title ?? '' },
    } satisfies PageHandle,
    // also shows errors
    element: page,
    errorElement: page,
  };
};
