import type { Route } from './route.ts';

export const createComplaint = {
  method: 'POST',
  path: '/api/complaints',
  summary: 'Complain about something on the site; the answer is the number of the complaint.',
  access: 'anyone',
  limit: 'message',
  schemas: async () => (await import('@home-truths/contract/schemas')).createComplaintSchemas,
  idempotent: true,
  status: 201,
  errors: [403, 409, 413, 415],
} as const satisfies Route;
