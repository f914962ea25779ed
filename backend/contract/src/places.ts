import type { Route } from './route.ts';

export const listStates = {
  method: 'GET',
  path: '/api/states',
  summary: 'All states and territories with what their properties add up to.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).listStatesSchemas,
  shows: ['place'],
} as const satisfies Route;

export const readState = {
  method: 'GET',
  path: '/api/states/:state',
  summary: 'One state or territory: ratings and issues added up, and its suburbs.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).readStateSchemas,
  shows: ['place'],
} as const satisfies Route;

export const readSuburb = {
  method: 'GET',
  path: '/api/suburbs/:state/:slug',
  summary: 'One suburb: ratings and issues added up, its buildings and properties, and others nearby.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).readSuburbSchemas,
  // ids of the reply: see `Route.shows`
  shows: ['place', 'property/:property', 'review/:property', 'building/:building'],
  errors: [404],
} as const satisfies Route;
