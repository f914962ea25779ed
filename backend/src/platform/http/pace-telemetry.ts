import { sendTelemetry } from '@home-truths/contract';
import type { RequestHandler } from 'express';

/** How many beacons one turn of the event loop begins to handle. */
const PER_TURN = 1;

/**
 * Has beacons of telemetry wait for the next turn of the event loop where many come at once, so that every other request
 * waits for a few of them instead of all.
 */
export function paceTelemetry(): RequestHandler {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const turn = () => {
    begun = 0;
    for (const begin of waiting.splice(0, PER_TURN)) start(begin);
  };
  function start(begin: () => void) {
    if (begun === 0) setImmediate(turn);
    begun++;
    begin();
  }
  return (request, response, next) => {
    if (request.method !== sendTelemetry.method || request.url !== sendTelemetry.path) return next();
    const begin = () => void (response.destroyed || next());
    if (begun < PER_TURN) start(begin);
    else waiting.push(begin);
  };
}
