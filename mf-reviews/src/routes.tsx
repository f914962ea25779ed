import { LazyPage } from '@home-truths/platform/page';
import type { PageHandle, RemoteRoutes } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';
import { writeReviewRoutes } from './write-review/routes.tsx';

export const loadPrivateLinkScreen = lazyWithRetry(() =>
  import('./private-link/private-link-screen.tsx').then(module => module.PrivateLinkScreen),
);

const privateLinkHandle: PageHandle = {
  preload: loadPrivateLinkScreen,
  modules: ['private-link-screen'],
  head: () => ({ title: 'Your review | Home Truths', noindex: true, noStore: true }),
};

const privateLinkPage = {
  id: 'write-review/mine',
  path: 'write-review/mine',
  handle: privateLinkHandle,
  element: <LazyPage load={loadPrivateLinkScreen} what="your review" />,
};

const routes: RemoteRoutes = ctx => [privateLinkPage, ...writeReviewRoutes(ctx)];

export default routes satisfies RemoteRoutes;
