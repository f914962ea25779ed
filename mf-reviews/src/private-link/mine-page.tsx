import type { PageHandle } from '@home-truths/platform/router';
import { lazyWithRetry } from '@home-truths/platform/ui';
import { LazyPage } from '../lazy-page.tsx';

/** The code of the page. */
export const loadMine = lazyWithRetry(() => import('./mine-screen.tsx').then(module => module.MineScreen));

const handle: PageHandle = {
  preload: loadMine,
  modules: ['mine-screen'],
  head: () => ({ title: 'Your review | Home Truths', noindex: true, noStore: true }),
};

/** The page of private links. */
export const minePage = {
  id: 'write-review/mine',
  path: 'write-review/mine',
  handle,
  element: <LazyPage load={loadMine} what="your review" />,
};
