import type { Route } from './route.ts';

export const readOperator = {
  method: 'GET',
  path: '/api/operator',
  summary: 'Who runs the site.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).readOperatorSchemas,
  shows: ['operator'],
  anonymous: true,
} as const satisfies Route;
