import type { sendTelemetry, TelemetryReport } from '@home-truths/contract';

/** Copied, because every first view loads this file but not the route. */
const PATH: (typeof sendTelemetry)['path'] = '/api/telemetry';

export const sendReport = (reports: TelemetryReport[]) =>
  navigator.sendBeacon(PATH, new Blob([JSON.stringify({ reports })], { type: 'application/json' }));
