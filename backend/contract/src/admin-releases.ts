/**
 * Calls by which administrators decide about remotes. Gateways examine releases, so a gateway makes the decision and
 * adds it to the call on its way to the backend (`WithDecision`).
 */
import type { Route } from './route.ts';

const schemas = () => import('@home-truths/contract/schemas');

export const listAdminReleases = {
  method: 'GET',
  path: '/api/admin/releases',
  summary: 'All remotes: what visitors get of each, what was counted of it, stored versions and history.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).listAdminReleasesSchemas,
  shows: ['release'],
  errors: [401, 403],
} as const satisfies Route;

export const pinAsAdmin = {
  method: 'POST',
  path: '/api/admin/releases/:remote/pin',
  summary: 'Give a version to all visitors, or to a percentage of them, with a reason.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).pinAsAdminSchemas,
  changes: ['release', 'audit'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const rollBackAsAdmin = {
  method: 'POST',
  path: '/api/admin/releases/:remote/roll-back',
  summary: 'End a canary, or else pin the previous version again, with a reason.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).rollBackAsAdminSchemas,
  changes: ['release', 'audit'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const disableAsAdmin = {
  method: 'POST',
  path: '/api/admin/releases/:remote/disable',
  summary: 'Show a text instead of a remote’s pages, and nothing in its slots, with a reason.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).disableAsAdminSchemas,
  changes: ['release', 'audit'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const enableAsAdmin = {
  method: 'POST',
  path: '/api/admin/releases/:remote/enable',
  summary: 'Show a disabled remote again, with a reason.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).enableAsAdminSchemas,
  changes: ['release', 'audit'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const refuseWaitingPin = {
  method: 'POST',
  path: '/api/admin/releases/:remote/refuse',
  summary: 'Refuse the pin that a token asked for, with a reason.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).refuseWaitingPinSchemas,
  changes: ['release', 'audit'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const listReleaseTokens = {
  method: 'GET',
  path: '/api/admin/releases/:remote/tokens',
  summary: 'The release tokens of a remote, newest first, without the tokens themselves.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).listReleaseTokensSchemas,
  shows: ['release'],
  errors: [401, 403],
} as const satisfies Route;

export const createReleaseToken = {
  method: 'POST',
  path: '/api/admin/releases/:remote/tokens',
  summary: 'Make a token by which a team releases the remote; the reply alone has it.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).createReleaseTokenSchemas,
  changes: ['release', 'audit'],
  status: 201,
  errors: [401, 403, 413, 415],
} as const satisfies Route;

export const revokeReleaseToken = {
  method: 'DELETE',
  path: '/api/admin/release-tokens/:id',
  summary: 'End a release token at once.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await schemas()).revokeReleaseTokenSchemas,
  changes: ['release', 'audit'],
  status: 204,
  errors: [401, 403, 404],
} as const satisfies Route;
