import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { CHANGES_PATH, CONTRACT_HEADER } from '@home-truths/contract';
import { HttpStatus } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { requiresPrimary } from '../database/database.ts';
import type { Draining } from './draining.ts';
import { logRequest } from './logging.ts';
import type { Metrics } from './metrics.ts';

/** Matches the ids that a gateway makes; any other request gets an id here. */
const REQUEST_ID = /^[\w-]{8,64}$/;
const HEALTH_PATHS = ['/livez', '/healthz', '/readyz', '/api/livez', '/api/readyz'];
const UNLOGGED_PATHS = new Set([...HEALTH_PATHS, '/metrics', CHANGES_PATH]);
const MAX_URL_LENGTH = 8_192;

const { version } = createRequire(import.meta.url)('@home-truths/contract/package.json') as {
  version: string;
};

const COMMON_HEADERS = Object.entries({
  [CONTRACT_HEADER]: version,
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** Returns true if the gateway renders a page for its cache, which must not get old rows of the replica. */
const needsPrimary = ({ headers }: Request) => headers['cache-control'] === 'no-cache';

function requestId(request: Request) {
  const id = request.headers['x-request-id'];
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID();
}

/**
 * Gives a request its id, log and headers; logs and counts it at the end of the response. One middleware does it all,
 * since Express takes longer to dispatch than most middleware to run.
 */
export const requestContextMiddleware =
  (log: Logger, metrics: Metrics, draining: Draining) =>
  (request: Request, response: Response, next: NextFunction) => {
    const start = performance.now();
    request.id = requestId(request);
    request.log = log;
    response.setHeader('X-Request-Id', request.id);
    for (const [name, value] of COMMON_HEADERS) response.setHeader(name, value);
    draining.track(response);
    response.on('close', () => {
      const ms = performance.now() - start;
      draining.untrack(response);
      if (response.writableFinished) metrics.observe(request, response.statusCode, ms / 1_000);
      if (!UNLOGGED_PATHS.has(request.url)) logRequest(request, response, ms);
    });
    if (request.url.length <= MAX_URL_LENGTH)
      return needsPrimary(request) ? requiresPrimary.run(true, next) : next();
    response.status(HttpStatus.URI_TOO_LONG).type('text/plain').send('This link is too long.');
  };
