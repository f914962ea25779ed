import type { Route } from './route.ts';

export const createLead = {
  method: 'POST',
  path: '/api/inspector-leads',
  summary: 'Ask for the call of a building inspector.',
  access: 'anyone',
  limit: 'lead',
  schemas: async () => (await import('@home-truths/contract/schemas')).createLeadSchemas,
  idempotent: true,
  status: 201,
  errors: [403, 404, 409, 413, 415],
} as const satisfies Route;
