import type { Route } from './route.ts';

export const readAssignment = {
  method: 'GET',
  path: '/api/admin/assignments',
  summary: 'The administrator who works on a lead, complaint or enquiry.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).readAssignmentSchemas,
  shows: ['assignment'],
  errors: [401, 403, 404],
} as const satisfies Route;

export const assignRecord = {
  method: 'PUT',
  path: '/api/admin/assignments',
  summary: 'Assign a lead, complaint or enquiry to an administrator, or to nobody.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).assignRecordSchemas,
  changes: ['assignment'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;
