import type { Route } from './route.ts';

export const listAuditEntries = {
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What administrators did, with the values before and after, the latest first.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listAuditEntriesSchemas,
  shows: ['audit'],
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
  shows: ['audit'],
  errors: [401, 403, 404],
} as const satisfies Route;

export const restoreAuditEntry = {
  method: 'POST',
  path: '/api/admin/audit/:id/restore',
  summary: 'Give a record the values from before an audit entry, or take back its deletion.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).restoreAuditEntrySchemas,
  changes: ['property', 'building', 'review', 'lead', 'enquiry', 'audit'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;
