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

export const nearestProperties = {
  method: 'GET',
  path: '/api/properties/nearest',
  summary: 'Where a search that found nothing may go on.',
  access: 'anyone',
  limit: 'search',
  schemas: async () => (await import('@home-truths/contract/schemas')).nearestPropertiesSchemas,
} as const satisfies Route;

export const similarProperties = {
  method: 'GET',
  path: '/api/properties/similar',
  summary: 'Known homes that differ from an address by one letter.',
  access: 'anyone',
  limit: 'search',
  schemas: async () => (await import('@home-truths/contract/schemas')).similarPropertiesSchemas,
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

export const listAdminProperties = {
  method: 'GET',
  path: '/api/admin/properties',
  summary: 'All homes, newest first, found by address, suburb or state.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listAdminPropertiesSchemas,
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const addAdminProperty = {
  method: 'POST',
  path: '/api/admin/properties',
  summary: 'Add a home with all that is known of it.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).addAdminPropertySchemas,
  status: 201,
  errors: [401, 403, 409, 413, 415],
} as const satisfies Route;

export const editAdminProperty = {
  method: 'PUT',
  path: '/api/admin/properties/:id',
  summary: 'Change what is known of a home.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).editAdminPropertySchemas,
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const deleteAdminProperty = {
  method: 'DELETE',
  path: '/api/admin/properties/:id',
  summary: 'Take a home off the site, with its reviews; it can be restored.',
  access: 'admin',
  limit: 'admin',
  secondFactor: true,
  schemas: async () => (await import('@home-truths/contract/schemas')).deleteAdminPropertySchemas,
  status: 204,
  errors: [401, 403, 404],
} as const satisfies Route;

export const restoreAdminProperty = {
  method: 'POST',
  path: '/api/admin/properties/:id/restore',
  summary: 'Bring a deleted home back whole.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).restoreAdminPropertySchemas,
  errors: [401, 403, 404, 409],
} as const satisfies Route;
