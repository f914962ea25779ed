import type { Route } from './route.ts';

export const readTrends = {
  method: 'GET',
  path: '/api/admin/trends',
  summary: 'Leads, complaints, reviews and page views of the last 30 days, or week by week of 12 months.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).readTrendsSchemas,
  shows: [],
  errors: [401, 403],
} as const satisfies Route;
