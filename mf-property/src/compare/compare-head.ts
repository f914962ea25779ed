import type { PageHandle } from '@home-truths/platform/router';
import { SITE_NAME } from '../property/property-head.ts';
import { loadComparePage } from './load-compare-page.ts';

/** The code of the page that compares properties, and its document head. */
export const compareHead: PageHandle = {
  preload: loadComparePage,
  modules: ['compare-page'],
  head: () => ({
    title: `Compare properties | ${SITE_NAME}`,
    description: 'The ratings, common issues and facts of up to four properties, side by side.',
    canonical: '/compare',
    noindex: true,
  }),
};
