import type { Route } from './route.ts';

export const readAttention = {
  method: 'GET',
  path: '/api/admin/attention',
  summary: 'What waits for an administrator: complaints, leads, messages, properties, and the set-up.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).readAttentionSchemas,
  shows: ['property', 'review', 'complaint', 'lead', 'enquiry', 'reply', 'candidate', 'second-factor'],
  errors: [401, 403],
} as const satisfies Route;
