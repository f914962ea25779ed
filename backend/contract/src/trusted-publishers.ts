import type { Route } from './route.ts';

const schemas = () => import('@home-truths/contract/schemas');

export const listTrustedPublishers = {
  method: 'GET',
  path: '/api/admin/releases/:remote/publishers',
  summary: 'The repositories whose pipelines release a remote, oldest first.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).listTrustedPublishersSchemas,
  shows: ['release'],
  errors: [401, 403],
} as const satisfies Route;

export const addTrustedPublisher = {
  method: 'POST',
  path: '/api/admin/releases/:remote/publishers',
  summary: 'Let the pipelines of a repository release the remote without a stored secret.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).addTrustedPublisherSchemas,
  changes: ['release', 'audit'],
  status: 201,
  errors: [401, 403, 413, 415],
} as const satisfies Route;

export const removeTrustedPublisher = {
  method: 'DELETE',
  path: '/api/admin/trusted-publishers/:id',
  summary: 'End a trusted publisher at once.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).removeTrustedPublisherSchemas,
  changes: ['release', 'audit'],
  status: 204,
  errors: [401, 403, 404],
} as const satisfies Route;
