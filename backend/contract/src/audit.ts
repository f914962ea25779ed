import type { Route } from './route.ts';

export const listAuditEntries = {
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What administrators did, with the values before and after, the latest first.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listAuditEntriesSchemas,
  paged: true,
  errors: [401, 403],
} as const satisfies Route;
