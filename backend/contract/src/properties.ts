import type { Route } from './route.ts';

export const searchProperties = {
  method: 'GET',
  path: '/api/properties/search',
  summary: 'Find properties by address, suburb, postcode and filters.',
  access: 'anyone',
  limit: 'search',
  schemas: async () => (await import('@home-truths/contract/schemas')).searchPropertiesSchemas,
  shows: ['property', 'review', 'building'],
  paged: true,
} as const satisfies Route;

export const suggestProperties = {
  method: 'GET',
  path: '/api/properties/suggest',
  summary: 'Suburbs and addresses that match what has been typed so far, at most eight.',
  access: 'anyone',
  limit: 'search',
  schemas: async () => (await import('@home-truths/contract/schemas')).suggestPropertiesSchemas,
  shows: ['property', 'review', 'building'],
} as const satisfies Route;

export const nearestProperties = {
  method: 'GET',
  path: '/api/properties/nearest',
  summary: 'Alternatives for a search that found nothing.',
  access: 'anyone',
  limit: 'search',
  schemas: async () => (await import('@home-truths/contract/schemas')).nearestPropertiesSchemas,
  shows: ['property', 'review'],
} as const satisfies Route;

export const similarProperties = {
  method: 'GET',
  path: '/api/properties/similar',
  summary: 'Known properties that may be the one at an address.',
  access: 'anyone',
  limit: 'search',
  schemas: async () => (await import('@home-truths/contract/schemas')).similarPropertiesSchemas,
  shows: ['property', 'review'],
} as const satisfies Route;

export const readProperty = {
  method: 'GET',
  path: '/api/properties/:id',
  summary: 'One property with its rating spread and issue counts.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).readPropertySchemas,
  // ids of the reply: see `Route.shows`
  shows: ['property/:id', 'review/:id', 'building/:building'],
  errors: [404],
} as const satisfies Route;

export const historyOfProperty = {
  method: 'GET',
  path: '/api/properties/:id/history',
  summary: 'The ratings of a property by year, and of the last two years.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).historyOfPropertySchemas,
  shows: ['property/:id', 'review/:id'],
  errors: [404],
} as const satisfies Route;

export const createProperty = {
  method: 'POST',
  path: '/api/properties',
  summary: 'Add a property, or get the existing one at that address (then with status 200).',
  access: 'anyone',
  limit: 'createProperty',
  schemas: async () => (await import('@home-truths/contract/schemas')).createPropertySchemas,
  changes: ['property', 'building'],
  status: 201,
  errors: [403, 409, 413, 415],
} as const satisfies Route;

export const listAdminProperties = {
  method: 'GET',
  path: '/api/admin/properties',
  summary: 'All properties, newest first, found by address, suburb or state.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listAdminPropertiesSchemas,
  shows: ['property', 'review'],
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const addAdminProperty = {
  method: 'POST',
  path: '/api/admin/properties',
  summary: 'Add a property with all its details.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).addAdminPropertySchemas,
  changes: ['property', 'building'],
  status: 201,
  errors: [401, 403, 409, 413, 415],
} as const satisfies Route;

export const editAdminProperty = {
  method: 'PUT',
  path: '/api/admin/properties/:id',
  summary: 'Change the details of a property.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).editAdminPropertySchemas,
  changes: ['property', 'building'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const deleteAdminProperty = {
  method: 'DELETE',
  path: '/api/admin/properties/:id',
  summary: 'Remove a property from the site, with its reviews; it can be restored.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).deleteAdminPropertySchemas,
  changes: ['property', 'building'],
  status: 204,
  errors: [401, 403, 404],
} as const satisfies Route;

export const restoreAdminProperty = {
  method: 'POST',
  path: '/api/admin/properties/:id/restore',
  summary: 'Restore a deleted property with its reviews.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).restoreAdminPropertySchemas,
  changes: ['property', 'building'],
  errors: [401, 403, 404, 409],
} as const satisfies Route;
