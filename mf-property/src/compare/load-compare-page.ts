import { lazyWithRetry } from '@home-truths/platform/ui';

/** The page that compares properties. */
export const loadComparePage = lazyWithRetry(() =>
  import('./compare-page.tsx').then(module => module.ComparePage),
);
