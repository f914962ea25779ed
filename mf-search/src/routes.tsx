import { LazyPage } from '@home-truths/platform/page';
import type { Ctx, PageHandle, RemoteRoutes } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';
import { hasRecentProperties, prepareRecentProperties, prepareResults } from './queries.ts';
import { readSearch, searchFields } from './search/search-params.ts';
import { titleOf } from './search/search-texts.ts';

const loadSearch = lazyWithRetry(() =>
  import('./search/search-screen.tsx').then(module => module.SearchScreen),
);

const loadFrontPage = lazyWithRetry(() => import('./home/home-screen.tsx').then(module => module.HomeScreen));

/**
 * The home page's handle. The page from the server is complete until somebody uses it, if it has properties: its search
 * is a form that works by itself.
 */
const homeHandle = (ctx: Ctx) =>
  ({
    preload: loadFrontPage,
    deferred: () => hasRecentProperties(ctx),
    modules: ['home-screen'],
    head: () => ({
      title: 'Know the truth before you sign | Home Truths',
      description:
        'Honest reviews of Australian apartments and houses by people who’ve lived in them. Search by address, suburb or postcode.',
      canonical: '/',
    }),
  }) satisfies PageHandle;

const searchHandle: PageHandle = {
  keepAlive: true,
  preload: loadSearch,
  modules: ['search-screen'],
  head: ({ searchParams }) => {
    const search = readSearch(searchParams);
    return {
      title: `${titleOf(search)} | Home Truths`,
      description:
        'Search by address, suburb or postcode for ratings, common issues and reviews from people who’ve lived there.',
      canonical: '/search',
      noindex: searchFields(search).length > 0,
    };
  },
};

const routes: RemoteRoutes = ctx => [
  {
    id: 'home',
    index: true,
    loader: () => Promise.all([prepareRecentProperties(ctx), loadFrontPage()]).then(() => null),
    element: <LazyPage load={loadFrontPage} what="the home page" deferred={homeHandle(ctx).deferred} />,
    handle: homeHandle(ctx),
  },
  {
    id: 'search',
    path: 'search',
    loader: ({ request }) => prepareResults(ctx, readSearch(new URL(request.url).searchParams)),
    // once mounted, the page fetches the data of its URL; without a loader to wait for, it renders immediately
    shouldRevalidate: () => false,
    element: <LazyPage load={loadSearch} what="the search" />,
    handle: searchHandle,
  },
];

/** The pages of this remote. */
export default routes satisfies RemoteRoutes;
