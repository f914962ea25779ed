import { route } from './route.ts';

export const listResources = route({
  method: 'GET',
  path: '/api/resources',
  summary: 'All guides.',
  access: 'anyone',
  limit: 'read',
  schemas: () => import('./resources.schemas.ts').then(({ listResourcesSchemas }) => listResourcesSchemas),
});

export const readResource = route({
  method: 'GET',
  path: '/api/resources/:slug',
  summary: 'One guide with its words.',
  access: 'anyone',
  limit: 'read',
  schemas: () => import('./resources.schemas.ts').then(({ readResourceSchemas }) => readResourceSchemas),
  errors: [404],
});
