import type { Route } from './route.ts';

export const createLead = {
  method: 'POST',
  path: '/api/inspector-leads',
  summary: 'Request a call from a building inspector.',
  access: 'anyone',
  limit: 'lead',
  schemas: async () => (await import('@home-truths/contract/schemas')).createLeadSchemas,
  changes: ['lead'],
  idempotent: true,
  status: 201,
  errors: [403, 404, 409, 413, 415],
} as const satisfies Route;

export const listLeads = {
  method: 'GET',
  path: '/api/inspector-leads',
  summary: 'The requests for an inspector, newest first.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listLeadsSchemas,
  shows: ['lead', 'note', 'assignment', 'reply'],
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const countLeads = {
  method: 'GET',
  path: '/api/inspector-leads/counts',
  summary: 'How many requests there are, in all and by status.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).countLeadsSchemas,
  shows: ['lead'],
  errors: [401, 403],
} as const satisfies Route;

export const editLead = {
  method: 'PATCH',
  path: '/api/inspector-leads/:id',
  summary: 'Change the status or the notes of a request.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).editLeadSchemas,
  changes: ['lead'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;
