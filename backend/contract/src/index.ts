import { readMe } from './accounts.ts';
import { createProperty, readProperty, searchProperties, suggestProperties } from './properties.ts';
import { createReview, reviewsOfProperty } from './reviews.ts';

export type * from './accounts.schemas.ts';
export * from './accounts.ts';
export type * from './properties.schemas.ts';
export * from './properties.ts';
export type * from './reviews.schemas.ts';
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
