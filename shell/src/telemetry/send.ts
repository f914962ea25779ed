import type { sendTelemetry, TelemetryReport } from '@home-truths/contract';

/** The path in the contract, without the rest of its route: every first view loads this file. */
const PATH: (typeof sendTelemetry)['path'] = '/api/telemetry';

/** Sends reports without waiting for a response, also while the page is being left. */
export const sendReport = (reports: TelemetryReport[]) =>
  navigator.sendBeacon(PATH, new Blob([JSON.stringify({ reports })], { type: 'application/json' }));
