import type { Route } from './route.ts';

export const listDataSources = {
  method: 'GET',
  path: '/api/data-sources',
  summary: 'Whose data the site shows, and under which licence.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).listDataSourcesSchemas,
  shows: ['data-source'],
  anonymous: true,
} as const satisfies Route;
