import { lazyWithRetry } from '@home-truths/platform/ui';

/** A chunk of its own, so that the pages of reviewed properties do not load it. */
export const loadUnreviewed = lazyWithRetry(() =>
  import('./unreviewed.tsx').then(module => module.Unreviewed),
);

/** It is not interactive, so the page does not wait for its chunk. */
export const loadRatingPlot = lazyWithRetry(() =>
  import('./rating-plot.tsx').then(module => module.RatingPlot),
);
