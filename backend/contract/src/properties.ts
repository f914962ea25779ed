import { route } from './route.ts';

export const searchProperties = route({
  method: 'GET',
  path: '/api/properties/search',
  summary: 'Find homes by address, suburb, postcode and filters.',
  access: 'anyone',
  limit: 'search',
  schemas: () =>
    import('./properties.schemas.ts').then(({ searchPropertiesSchemas }) => searchPropertiesSchemas),
  paged: true,
});

export const suggestProperties = route({
  method: 'GET',
  path: '/api/properties/suggest',
  summary: 'Suburbs and addresses that fit what has been typed so far, at most eight.',
  access: 'anyone',
  limit: 'search',
  schemas: () =>
    import('./properties.schemas.ts').then(({ suggestPropertiesSchemas }) => suggestPropertiesSchemas),
});

export const readProperty = route({
  method: 'GET',
  path: '/api/properties/:id',
  summary: 'One home with its rating spread and issue counts.',
  access: 'anyone',
  limit: 'read',
  schemas: () => import('./properties.schemas.ts').then(({ readPropertySchemas }) => readPropertySchemas),
  errors: [404],
});

export const createProperty = route({
  method: 'POST',
  path: '/api/properties',
  summary: 'Add a home, or get the one already known at that address (then with status 200).',
  access: 'anyone',
  limit: 'createProperty',
  schemas: () => import('./properties.schemas.ts').then(({ createPropertySchemas }) => createPropertySchemas),
  status: 201,
  errors: [403, 409, 413, 415],
});
