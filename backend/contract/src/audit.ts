import type { Route } from './route.ts';
import { AFTER_PROPERTY } from './stale.ts';

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

export const readAuditEntry = {
  method: 'GET',
  path: '/api/admin/audit/:id',
  summary: 'What an administrator did, and the record as it is now.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).readAuditEntrySchemas,
  errors: [401, 403, 404],
} as const satisfies Route;

export const restoreAuditEntry = {
  method: 'POST',
  path: '/api/admin/audit/:id/restore',
  summary: 'Give a record the values from before an audit entry, or take back its deletion.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).restoreAuditEntrySchemas,
  invalidates: [
    ...AFTER_PROPERTY,
    '/api/inspector-leads',
    '/api/inspector-leads/counts',
    '/api/admin/enquiries',
    '/api/admin/enquiries/reply-time',
    '/api/admin/audit',
    '/api/admin/audit/:id',
    '/api/admin/people/:id',
  ],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;
