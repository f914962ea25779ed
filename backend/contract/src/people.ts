import type { Route } from './route.ts';

export const listPeople = {
  method: 'GET',
  path: '/api/admin/people',
  summary: 'All accounts, newest first, found by a part of a name, username or email.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listPeopleSchemas,
  shows: ['person'],
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const readPerson = {
  method: 'GET',
  path: '/api/admin/people/:id',
  summary: 'One account with its sessions and how many reviews it has; each look is recorded.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).readPersonSchemas,
  shows: ['person', 'review'],
  errors: [401, 403, 404],
} as const satisfies Route;

export const endPersonSessions = {
  method: 'POST',
  path: '/api/admin/people/:id/sessions/end',
  summary: 'Sign a person out everywhere.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).endPersonSessionsSchemas,
  changes: ['person'],
  errors: [401, 403, 404, 409],
} as const satisfies Route;

export const blockPerson = {
  method: 'POST',
  path: '/api/admin/people/:id/block',
  summary: 'Block an account: its owner is signed out, cannot sign in, and reads the reason.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).blockPersonSchemas,
  changes: ['person'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const unblockPerson = {
  method: 'POST',
  path: '/api/admin/people/:id/unblock',
  summary: 'Unblock an account: its owner can sign in again.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).unblockPersonSchemas,
  changes: ['person'],
  errors: [401, 403, 404, 409],
} as const satisfies Route;

export const makeAdministrator = {
  method: 'POST',
  path: '/api/admin/people/:id/administrator',
  summary: 'Make a person an administrator, with the password of the administrator who does it.',
  access: 'admin',
  limit: 'signIn',
  schemas: async () => (await import('@home-truths/contract/schemas')).makeAdministratorSchemas,
  changes: ['person'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const unmakeAdministrator = {
  method: 'POST',
  path: '/api/admin/people/:id/administrator/end',
  summary: 'Make an administrator a member again, with the password of the administrator who does it.',
  access: 'admin',
  limit: 'signIn',
  schemas: async () => (await import('@home-truths/contract/schemas')).unmakeAdministratorSchemas,
  changes: ['person'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;
