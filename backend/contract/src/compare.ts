// A file of its own, since the first view of each property loads `properties.ts`.
import type { Route } from './route.ts';

export const compareProperties = {
  method: 'GET',
  path: '/api/properties/compare',
  summary:
    'Two to four properties side by side, in the order of their ids; those that are gone are left out.',
  access: 'anyone',
  limit: 'search',
  schemas: async () => (await import('@home-truths/contract/schemas')).comparePropertiesSchemas,
  // ids of the reply: see `Route.shows`
  shows: ['property/:property', 'review/:property', 'building/:building'],
} as const satisfies Route;
