import type { Route } from './route.ts';

export const searchProperties = {
  method: 'GET',
  path: '/api/properties/search',
  summary: 'Find homes by address, suburb, postcode and filters.',
  access: 'anyone',
  limit: 'search',
  schemas: async () => (await import('@home-truths/contract/schemas')).searchPropertiesSchemas,
  paged: true,
} as const satisfies Route;

export const suggestProperties = {
  method: 'GET',
  path: '/api/properties/suggest',
  summary: 'Suburbs and addresses that fit what has been typed so far, at most eight.',
  access: 'anyone',
  limit: 'search',
  schemas: async () => (await import('@home-truths/contract/schemas')).suggestPropertiesSchemas,
} as const satisfies Route;

export const readProperty = {
  method: 'GET',
  path: '/api/properties/:id',
  summary: 'One home with its rating spread and issue counts.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).readPropertySchemas,
  errors: [404],
} as const satisfies Route;

export const createProperty = {
  method: 'POST',
  path: '/api/properties',
  summary: 'Add a home, or get the one already known at that address (then with status 200).',
  access: 'anyone',
  limit: 'createProperty',
  schemas: async () => (await import('@home-truths/contract/schemas')).createPropertySchemas,
  status: 201,
  errors: [403, 409, 413, 415],
} as const satisfies Route;
