import { readMe } from './accounts.ts';
import { createProperty, readProperty, searchProperties, suggestProperties } from './properties.ts';
import { createReview, reviewsOfProperty } from './reviews.ts';

export * from './accounts.ts';
export * from './properties.ts';
export * from './reviews.ts';
export * from './route.ts';
export * from './rules.ts';

/** Every route there is: the backend serves all of them, and nothing else under `/api`. */
export const routes = {
  searchProperties,
  suggestProperties,
  readProperty,
  createProperty,
  reviewsOfProperty,
  createReview,
  readMe,
} as const;
