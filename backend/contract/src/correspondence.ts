import type { Route } from './route.ts';

/** Replies are shown with their record, and may mark a message as answered. */
const AFTER_REPLY = [
  '/api/admin/threads/:about/:id',
  '/api/admin/enquiries',
  '/api/admin/enquiries/reply-time',
  '/api/admin/complaints',
  '/api/inspector-leads',
  '/api/admin/attention',
] as const;

export const readThread = {
  method: 'GET',
  path: '/api/admin/threads/:about/:id',
  summary: 'All messages, reports and requests that came with the email of one of them, and our replies.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).readThreadSchemas,
  errors: [401, 403, 404],
} as const satisfies Route;

export const listReplyTemplates = {
  method: 'GET',
  path: '/api/admin/threads/:about/:id/templates',
  summary: 'The templates for a reply to a message, report or request, filled in.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listReplyTemplatesSchemas,
  errors: [401, 403, 404],
} as const satisfies Route;

export const previewReply = {
  method: 'POST',
  path: '/api/admin/threads/:about/:id/preview',
  summary: 'The email that a reply would send. Nothing is stored or sent.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).previewReplySchemas,
  invalidates: [],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const sendReply = {
  method: 'POST',
  path: '/api/admin/threads/:about/:id/replies',
  summary: 'Reply to a message, report or request by email; it can be undone before the email is sent.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).sendReplySchemas,
  invalidates: AFTER_REPLY,
  idempotent: true,
  status: 201,
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const undoReply = {
  method: 'POST',
  path: '/api/admin/replies/:id/undo',
  summary: 'Undo a reply before its email is sent.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).undoReplySchemas,
  invalidates: AFTER_REPLY,
  errors: [401, 403, 404, 409],
} as const satisfies Route;
