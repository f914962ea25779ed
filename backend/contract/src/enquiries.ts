import type { Route } from './route.ts';

export const createEnquiry = {
  method: 'POST',
  path: '/api/enquiries',
  summary: 'Send us a message.',
  access: 'anyone',
  limit: 'message',
  schemas: async () => (await import('@home-truths/contract/schemas')).createEnquirySchemas,
  idempotent: true,
  status: 201,
  errors: [403, 409, 413, 415],
} as const satisfies Route;
