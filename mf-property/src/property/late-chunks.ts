import { lazyWithRetry } from '@home-truths/platform/ui';

/** A separate chunk, so that the pages of reviewed properties do not load it. */
export const loadUnreviewed = lazyWithRetry(() =>
  import('./unreviewed.tsx').then(module => module.Unreviewed),
);

/** The plot is not interactive, so the page does not wait for its chunk. */
export const loadRatingPlot = lazyWithRetry(() =>
  import('./rating-plot.tsx').then(module => module.RatingPlot),
);
