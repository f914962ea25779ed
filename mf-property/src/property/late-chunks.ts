import { lazyWithRetry } from '@home-truths/platform/ui';

/** A separate chunk, which pages of reviewed properties do not need. */
export const loadUnreviewed = lazyWithRetry(() =>
  import('./unreviewed.tsx').then(module => module.Unreviewed),
);

/** The page does not wait for this chunk, since the plot is not interactive. */
export const loadRatingPlot = lazyWithRetry(() =>
  import('./rating-plot.tsx').then(module => module.RatingPlot),
);
