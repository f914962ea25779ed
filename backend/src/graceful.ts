import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { Draining } from './http/draining.ts';

const DRAIN_MS = 1_000;
const SWEEP_MS = 100;
const DEADLINE_MS = 10_000;

/**
 * How to end an application without losing a request: from now on every response closes its connection and
 * `/readyz` fails, so that a proxy goes elsewhere; a second later idle connections are closed and the rest may
 * finish; after ten seconds whatever is left is cut. Calling it twice does no harm.
 */
export function gracefulStop(app: INestApplication, { drainMs = DRAIN_MS } = {}): () => Promise<void> {
  const server: Server = app.getHttpServer();
  const stop = async () => {
    app.get(Draining).begin();
    const deadline = setTimeout(() => server.closeAllConnections(), DEADLINE_MS);
    await wait(drainMs);
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
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
