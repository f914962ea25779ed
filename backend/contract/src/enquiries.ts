import type { Route } from './route.ts';

export const createEnquiry = {
  method: 'POST',
  path: '/api/enquiries',
  summary: 'Send us a message.',
  access: 'anyone',
  limit: 'message',
  schemas: async () => (await import('@home-truths/contract/schemas')).createEnquirySchemas,
  changes: ['enquiry'],
  idempotent: true,
  status: 201,
  errors: [403, 409, 413, 415],
} as const satisfies Route;

export const listEnquiries = {
  method: 'GET',
  path: '/api/admin/enquiries',
  summary: 'The messages people sent us, newest first.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listEnquiriesSchemas,
  shows: ['enquiry', 'note', 'assignment', 'reply'],
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const markEnquiryAnswered = {
  method: 'PATCH',
  path: '/api/admin/enquiries/:id',
  summary: 'Mark a message as answered, or as still open.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).markEnquiryAnsweredSchemas,
  changes: ['enquiry'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const readReplyTime = {
  method: 'GET',
  path: '/api/admin/enquiries/reply-time',
  summary: 'How soon messages were answered in the last 90 days: the median.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).readReplyTimeSchemas,
  shows: ['enquiry', 'reply'],
  errors: [401, 403],
} as const satisfies Route;
