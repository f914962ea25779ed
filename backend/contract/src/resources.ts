import type { Route } from './route.ts';

export const listResources = {
  method: 'GET',
  path: '/api/resources',
  summary: 'All guides.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).listResourcesSchemas,
  shows: ['resource'],
} as const satisfies Route;

export const readResource = {
  method: 'GET',
  path: '/api/resources/:slug',
  summary: 'One guide with its content.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).readResourceSchemas,
  shows: ['resource'],
  errors: [404],
} as const satisfies Route;
