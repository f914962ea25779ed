// Paths instead of routes, since modules of routes that import each other would form cycles.

const PROPERTIES = [
  '/api/properties/search',
  '/api/properties/suggest',
  '/api/properties/nearest',
  '/api/properties/:id',
  '/api/properties/:id/history',
  '/api/properties/compare',
  '/api/buildings/:id',
  '/api/buildings/:id/properties',
  '/api/buildings/:id/history',
  '/api/suburbs/:state/:slug',
  '/api/users/:id/bookmarks',
  '/api/admin/properties',
  '/api/admin/attention',
] as const;

const REVIEWS = [
  '/api/properties/:id/reviews',
  '/api/buildings/:id/reviews',
  '/api/users/:id/reviews',
  '/api/admin/reviews',
  '/api/admin/complaints',
] as const;

/** A change of a review also changes the rating of its property. */
export const AFTER_REVIEW = [...PROPERTIES, ...REVIEWS] as const;

/** A change of a property also concerns its reviews, which name it and are deleted with it. */
export const AFTER_PROPERTY = [
  ...PROPERTIES,
  ...REVIEWS,
  '/api/properties/similar',
  '/api/users/:id/bookmarks/properties',
  '/api/admin/merges',
  '/api/admin/buildings/candidates',
  '/api/admin/buildings/merged',
] as const;
