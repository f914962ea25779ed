import { randomUUID } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { routeLabel } from './metrics.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** Injection token of the log, for what happens outside of any request. */
export const LOG = Symbol('log');

/** The log: JSON lines with UTC times. */
export const createLog = (stream: DestinationStream): Logger =>
  pino({ timestamp: stdTimeFunctions.isoTime, base: { pid: process.pid } }, stream);

/** What the framework has to say goes the same way; its account of starting up stays unsaid. */
export const nestLogger = (log: Logger): LoggerService => ({
  log: () => {},
  warn: (message: unknown) => log.warn(String(message)),
  error: (message: unknown) => log.error(String(message)),
});

declare global {
  namespace Express {
    interface Request {
      id: string;
      log: Logger;
    }
  }
}

function requestId(request: Request) {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Logs one line per request: method, route pattern, status, milliseconds, request id. No address typed or
 * sent from, no query, no cookie, no body (reliability, security row 27).
 */
export const logRequests = (log: Logger) => (request: Request, response: Response, next: NextFunction) => {
  const start = performance.now();
  request.id = requestId(request);
  request.log = log;
  response.setHeader('X-Request-Id', request.id);
  if (!QUIET.has(request.url)) response.once('close', () => logRequest(request, response, start));
  next();
};

/** Once the answer has left or the caller is gone: only now is the route known. */
function logRequest({ id, method, route, log }: Request, response: Response, start: number) {
  const line = {
    req: { id, method },
    res: { status: response.statusCode },
    route: routeLabel({ route }),
    ms: Math.round(performance.now() - start),
  };
  log.info(line, response.writableFinished ? 'request' : 'request aborted');
}
