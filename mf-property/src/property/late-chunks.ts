import type { PropertyDetail } from '@home-truths/platform/contract';
import { lazyWithRetry } from '@home-truths/platform/ui';
import { needsGallery, photosOf } from './photos.ts';

/** Parts that only some properties have, as chunks that the other pages do not load. */
export const loadGallery = lazyWithRetry(() => import('./gallery.tsx').then(module => module.Gallery));
export const loadUnreviewed = lazyWithRetry(() =>
  import('./unreviewed.tsx').then(module => module.Unreviewed),
);

/** It is not interactive, so the page does not wait for its chunk. */
export const loadRatingPlot = lazyWithRetry(() =>
  import('./rating-plot.tsx').then(module => module.RatingPlot),
);

/** Fetches the chunks that this property’s page needs before it can be hydrated. */
export const loadLateChunks = (property: PropertyDetail) =>
  Promise.all([
    needsGallery(photosOf(property)) && loadGallery(),
    property.reviewCount === 0 && loadUnreviewed(),
  ]);
