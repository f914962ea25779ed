import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { pinoHttp } from 'pino-http';
import { routeLabel } from './metrics.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** The log: JSON lines with UTC times. */
export const createLog = (stream: DestinationStream): Logger =>
  pino({ timestamp: stdTimeFunctions.isoTime, base: { pid: process.pid } }, stream);

/** What the framework has to say goes the same way; its account of starting up stays unsaid. */
export const nestLogger = (log: Logger): LoggerService => ({
  log: () => {},
  warn: (message: unknown) => log.warn(String(message)),
  error: (message: unknown) => log.error(String(message)),
});

function requestId(request: IncomingMessage, response: ServerResponse) {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

/**
 * Logs one line per request: method, route pattern, status, milliseconds, request id. No address typed or
 * sent from, no query, no cookie, no body (reliability, security row 27).
 */
export const logRequests = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId: requestId,
    autoLogging: { ignore: request => QUIET.has(request.url ?? '') },
    serializers: {
      req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: (error: { type?: string }) => ({ type: error.type }),
    },
    customAttributeKeys: { responseTime: 'ms' },
    // Asked twice; only at the end is the route known.
    customProps: (request, response) =>
      response.writableEnded ? { route: routeLabel(request as never) } : {},
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
  });
