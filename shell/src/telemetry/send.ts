import type { sendTelemetry, TelemetryReport } from '@home-truths/contract';

/** Copied, because the first view does not load the route. */
const PATH: (typeof sendTelemetry)['path'] = '/api/telemetry';

export const sendReport = (reports: TelemetryReport[]) =>
  navigator.sendBeacon(PATH, new Blob([JSON.stringify({ reports })], { type: 'application/json' }));
