import type { PropertyDetail } from '@home-truths/platform/contract';
import { lazily } from '@home-truths/platform/ui';

/** What few homes have: code that the page of another home does without. */
export const loadGallery = lazily(() => import('./gallery.tsx').then(module => module.Gallery));
export const loadUnreviewed = lazily(() => import('./unreviewed.tsx').then(module => module.Unreviewed));

/** Fetches what this home’s page needs before the browser can take over what the server drew. */
export const lateParts = (home: PropertyDetail) =>
  Promise.all([home.propertyImages.length > 1 && loadGallery(), home.reviewCount === 0 && loadUnreviewed()]);
