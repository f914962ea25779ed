import { LazyPage } from '@home-truths/platform/page';
import type { PageHandle, RemoteRoutes } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';
import { HomeScreen } from './home/home-screen.tsx';
import { placeRoute } from './places/place-route.tsx';
import { prepareRecentProperties, prepareResults } from './queries.ts';
import { readSearch, searchFields } from './search/search-params.ts';
import { titleOf } from './search/search-texts.ts';

/** Loads a separate chunk, because most visitors enter at the home page. */
const loadSearch = lazyWithRetry(() =>
  import('./search/search-screen.tsx').then(module => module.SearchScreen),
);

const homeHandle: PageHandle = {
  head: () => ({
    title: 'Know the truth before you sign | Home Truths',
    description:
      'Honest reviews of Australian apartments and houses by people who’ve lived in them. Search by address, suburb or postcode.',
    canonical: '/',
  }),
};

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
    loader: () => prepareRecentProperties(ctx),
    element: <HomeScreen />,
    handle: homeHandle,
  },
  {
    id: 'search',
    path: 'search',
    loader: ({ request }) => prepareResults(ctx, readSearch(new URL(request.url).searchParams)),
    // the mounted page fetches the data of its URL itself, so that it renders without waiting
    shouldRevalidate: () => false,
    element: <LazyPage load={loadSearch} what="the search" />,
    handle: searchHandle,
  },
  placeRoute(ctx),
];

export default routes satisfies RemoteRoutes;
