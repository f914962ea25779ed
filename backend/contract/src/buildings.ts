import type { Route } from './route.ts';

export const readBuilding = {
  method: 'GET',
  path: '/api/buildings/:id',
  summary: 'One building: the ratings and issues of its properties, added up.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).readBuildingSchemas,
  shows: ['building/:id'],
  errors: [404],
} as const satisfies Route;

export const propertiesOfBuilding = {
  method: 'GET',
  path: '/api/buildings/:id/properties',
  summary: 'The properties of a building, those with the most reviews first or by their unit.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).propertiesOfBuildingSchemas,
  shows: ['building/:id'],
  paged: true,
  errors: [404],
} as const satisfies Route;

export const reviewsOfBuilding = {
  method: 'GET',
  path: '/api/buildings/:id/reviews',
  summary: 'The reviews of a building’s properties: all, or those with a tag, a rating or a residency.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).reviewsOfBuildingSchemas,
  // ids of the reply: see `Route.shows`
  shows: ['building/:id', 'helpful-in-building/:id', 'review/:property'],
  paged: true,
  errors: [404],
} as const satisfies Route;

export const historyOfBuilding = {
  method: 'GET',
  path: '/api/buildings/:id/history',
  summary: 'The ratings of a building by year, and of the last two years.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).historyOfBuildingSchemas,
  shows: ['building/:id'],
  errors: [404],
} as const satisfies Route;
