// What writes make stale: the paths of routes, since modules of routes that imported each other would form cycles.

/** The paths of the routes whose replies contain properties with their ratings. */
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

/** The paths of the routes whose replies contain reviews. */
const REVIEWS = [
  '/api/properties/:id/reviews',
  '/api/buildings/:id/reviews',
  '/api/users/:id/reviews',
  '/api/admin/reviews',
  '/api/admin/complaints',
] as const;

/** What a new, changed or deleted review makes stale: its property's rating changes as well. */
export const AFTER_REVIEW = [...PROPERTIES, ...REVIEWS] as const;

/** What a new, changed or deleted property makes stale: its reviews name it, and are deleted with it. */
export const AFTER_PROPERTY = [
  ...PROPERTIES,
  ...REVIEWS,
  '/api/properties/similar',
  '/api/users/:id/bookmarks/properties',
  '/api/admin/merges',
  '/api/admin/buildings/candidates',
  '/api/admin/buildings/merged',
] as const;
