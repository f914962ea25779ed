import type { Route } from './route.ts';

export const createComplaint = {
  method: 'POST',
  path: '/api/complaints',
  summary: 'Complain about something on the site; the reply is the number of the complaint.',
  access: 'anyone',
  limit: 'message',
  schemas: async () => (await import('@home-truths/contract/schemas')).createComplaintSchemas,
  changes: ['complaint'],
  idempotent: true,
  status: 201,
  errors: [403, 404, 409, 413, 415],
} as const satisfies Route;

export const listComplaints = {
  method: 'GET',
  path: '/api/admin/complaints',
  summary: 'Complaints and reported reviews.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listComplaintsSchemas,
  shows: ['complaint', 'property', 'review', 'note', 'assignment', 'reply'],
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const settleComplaint = {
  method: 'PATCH',
  path: '/api/admin/complaints/:id',
  summary: 'Decide a complaint.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).settleComplaintSchemas,
  changes: ['complaint', 'review', 'building'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const previewDecision = {
  method: 'POST',
  path: '/api/admin/complaints/:id/preview',
  summary: 'The emails that a decision would send. Nothing is decided or sent.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).previewDecisionSchemas,
  changes: [],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const undoDecision = {
  method: 'POST',
  path: '/api/admin/complaints/:id/undo',
  summary: 'Undo a decision, and those taken together with it, before its emails are sent.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).undoDecisionSchemas,
  changes: ['complaint', 'review', 'building'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const reclassifyComplaint = {
  method: 'PATCH',
  path: '/api/admin/complaints/:id/kind',
  summary:
    'Change what an open complaint is about, for example from a report into a complaint about defamation.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).reclassifyComplaintSchemas,
  changes: ['complaint'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;
