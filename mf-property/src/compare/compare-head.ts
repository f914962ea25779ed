import type { PageHandle } from '@home-truths/platform/router';
import { SITE_NAME } from '../property/property-head.ts';
import { loadComparePage } from './load-compare-page.ts';

export const compareHead: PageHandle = {
  preload: loadComparePage,
  deferred: () => true,
  head: () => ({
    title: `Compare properties | ${SITE_NAME}`,
    description: 'Ratings, issues and facts of properties, side by side.',
    canonical: '/compare',
    noindex: true,
  }),
};
