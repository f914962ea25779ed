import type { Route } from './route.ts';

export const sendTelemetry = {
  method: 'POST',
  path: '/api/telemetry',
  summary: 'Count failures and vitals of a page view; nothing about the person is sent or stored.',
  access: 'anyone',
  limit: 'telemetry',
  schemas: async () => (await import('@home-truths/contract/schemas')).sendTelemetrySchemas,
  changes: ['telemetry'],
  anonymous: true,
  status: 204,
  errors: [403, 413, 415],
} as const satisfies Route;

export const readTelemetry = {
  method: 'GET',
  path: '/api/telemetry',
  summary: 'Failures and vitals of the last day and the last seven days, by remote and version.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).readTelemetrySchemas,
  shows: ['telemetry'],
  errors: [401, 403],
} as const satisfies Route;
