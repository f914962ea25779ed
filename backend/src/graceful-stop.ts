import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { Draining } from './platform/http/draining.ts';

const DRAIN_MS = 1_000;
const SWEEP_INTERVAL_MS = 100;
/** Leaves time to close database and queue before `STOP_LIMIT_MS`. */
const REQUEST_LIMIT_MS = 7_000;

/**
 * Returns a function that stops an application without losing a request. First `/readyz` fails and responses close
 * their connection, so that a proxy uses another instance; after `drainMs` idle connections are closed, later all.
 */
export function gracefulStop(app: INestApplication, { drainMs = DRAIN_MS } = {}): () => Promise<void> {
  const server: Server = app.getHttpServer();
  const stop = async () => {
    app.get(Draining).begin();
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs + REQUEST_LIMIT_MS);
    await wait(drainMs);
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS);
    await app.close();
    clearInterval(sweep);
    clearTimeout(deadline);
  };
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= stop();
    return stopped;
  };
}
