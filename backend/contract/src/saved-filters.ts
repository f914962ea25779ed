import type { Route } from './route.ts';

export const listSavedFilters = {
  method: 'GET',
  path: '/api/admin/saved-filters',
  summary: 'The filters that the administrator has saved, by name.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listSavedFiltersSchemas,
  shows: ['saved-filter'],
  errors: [401, 403],
} as const satisfies Route;

export const saveFilter = {
  method: 'POST',
  path: '/api/admin/saved-filters',
  summary: 'Save the filter of a list under a name.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).saveFilterSchemas,
  changes: ['saved-filter'],
  status: 201,
  errors: [401, 403, 409, 413, 415],
} as const satisfies Route;

export const deleteSavedFilter = {
  method: 'DELETE',
  path: '/api/admin/saved-filters/:id',
  summary: 'Delete a saved filter of one’s own.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).deleteSavedFilterSchemas,
  changes: ['saved-filter'],
  status: 204,
  errors: [401, 403, 404],
} as const satisfies Route;
