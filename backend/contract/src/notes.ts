import type { Route } from './route.ts';

export const listNotes = {
  method: 'GET',
  path: '/api/admin/notes',
  summary: 'The notes of administrators about a record, newest first.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listNotesSchemas,
  shows: ['note'],
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const addNote = {
  method: 'POST',
  path: '/api/admin/notes',
  summary: 'Add a note about a record.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).addNoteSchemas,
  changes: ['note'],
  idempotent: true,
  status: 201,
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const strikeNote = {
  method: 'PATCH',
  path: '/api/admin/notes/:id',
  summary: 'Strike out a note of one’s own, or restore it; it is stored either way.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).strikeNoteSchemas,
  changes: ['note'],
  errors: [401, 403, 404, 413, 415],
} as const satisfies Route;
