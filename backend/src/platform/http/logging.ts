import { BUFFERED_LOG, LOG_FORMAT } from '@home-truths/contract/log-format';
import type { LoggerService } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { routeLabel } from './metrics.ts';
import { rejectionFields } from './rejection-fields.ts';

declare global {
  namespace Express {
    interface Request {
      id: string;
      log: Logger;
    }
  }
}

/** Injection token of the log, for what happens outside of any request. */
export const LOG = Symbol('log');

/** The log, in the form of all processes. */
export const createLog = (stream: DestinationStream): Logger => pino(LOG_FORMAT, stream);

/** The stream of the log. */
export const standardOutput = (): DestinationStream => destination(BUFFERED_LOG);

/** Messages of the framework go to the same log; those about its start-up are dropped. */
export const nestLogger = (log: Logger): LoggerService => ({
  log: () => {},
  warn: (message: unknown) => log.warn(String(message)),
  error: (message: unknown) => log.error(String(message)),
});

/**
 * Logs one line per request: method, route pattern, status, milliseconds, request id. No URL, no IP address, no query,
 * no cookie, no body: any of these may be personal. The line of a rejected request also identifies the client.
 */
export function logRequest(request: Request, response: Response, ms: number) {
  const { id, method, route, log } = request;
  const line = {
    req: { id, method },
    res: { status: response.statusCode },
    route: routeLabel({ route }),
    ms: Math.round(ms),
    ...rejectionFields(request, response.statusCode),
  };
  log.info(line, response.writableFinished ? 'request' : 'request aborted');
}
