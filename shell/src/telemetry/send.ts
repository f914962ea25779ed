import type { sendTelemetry, TelemetryReport } from '@home-truths/contract';

/** The contract's, without the rest of its route: every first view has this file. */
const PATH: (typeof sendTelemetry)['path'] = '/api/telemetry';

/** Hands reports over without waiting for an answer; a browser that is leaving does so, too. */
export const send = (reports: TelemetryReport[]) =>
  navigator.sendBeacon(PATH, new Blob([JSON.stringify({ reports })], { type: 'application/json' }));
