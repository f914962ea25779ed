import type { sendTelemetry, TelemetryReport } from '@home-truths/contract';

/** Avoids importing the route, because every first view loads this file. */
const PATH: (typeof sendTelemetry)['path'] = '/api/telemetry';

/** Works even while the page is being left. */
export const sendReport = (reports: TelemetryReport[]) =>
  navigator.sendBeacon(PATH, new Blob([JSON.stringify({ reports })], { type: 'application/json' }));
