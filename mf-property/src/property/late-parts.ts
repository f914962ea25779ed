import type { PropertyDetail } from '@home-truths/platform/contract';
import { lazily } from '@home-truths/platform/ui';
import { needsGallery, photosOf } from './photos.ts';

/** What few properties have: code that the page of another property does without. */
export const loadGallery = lazily(() => import('./gallery.tsx').then(module => module.Gallery));
export const loadUnreviewed = lazily(() => import('./unreviewed.tsx').then(module => module.Unreviewed));

/** Nothing of it can be used, so the page does not wait for its code. */
export const loadRatingPlot = lazily(() => import('./rating-plot.tsx').then(module => module.RatingPlot));

/** Fetches what this property’s page needs before the browser can take over what the server drew. */
export const lateParts = (property: PropertyDetail) =>
  Promise.all([
    needsGallery(photosOf(property)) && loadGallery(),
    property.reviewCount === 0 && loadUnreviewed(),
  ]);
