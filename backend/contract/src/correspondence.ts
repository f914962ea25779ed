import type { Route } from './route.ts';

// `:about` is the kind of record that a thread belongs to, `:id` its number

export const readThread = {
  method: 'GET',
  path: '/api/admin/threads/:about/:id',
  summary: 'All messages, reports and requests that came with the email of one of them, and our replies.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).readThreadSchemas,
  // messages, reports and requests are left out, since the console reads a thread at each opening
  shows: ['reply'],
  errors: [401, 403, 404],
} as const satisfies Route;

export const listReplyTemplates = {
  method: 'GET',
  path: '/api/admin/threads/:about/:id/templates',
  summary: 'The templates for a reply to a message, report or request, filled in.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listReplyTemplatesSchemas,
  shows: [],
  errors: [401, 403, 404],
} as const satisfies Route;

export const previewReply = {
  method: 'POST',
  path: '/api/admin/threads/:about/:id/preview',
  summary: 'The email that a reply would send. Nothing is stored or sent.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).previewReplySchemas,
  changes: [],
  // 409: there is no email address
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const sendReply = {
  method: 'POST',
  path: '/api/admin/threads/:about/:id/replies',
  summary: 'Reply to a message, report or request by email; it can be undone before the email is sent.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).sendReplySchemas,
  changes: ['reply'],
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
  changes: ['reply'],
  errors: [401, 403, 404, 409],
} as const satisfies Route;
