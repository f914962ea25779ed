import { createHmac, randomBytes } from 'node:crypto';
import { BUFFERED_LOG, LOG_FORMAT } from '@home-truths/contract/log-format';
import type { LoggerService } from '@nestjs/common';
import { HttpStatus } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { ipAddressOf } from './ip-address.ts';
import { routeLabel } from './metrics.ts';
import { networkOf } from './networks.ts';

const REJECTION_EVENTS: Partial<Record<number, string>> = {
  [HttpStatus.BAD_REQUEST]: 'input refused',
  [HttpStatus.UNAUTHORIZED]: 'not signed in',
  [HttpStatus.FORBIDDEN]: 'access refused',
  [HttpStatus.PAYLOAD_TOO_LARGE]: 'input refused',
  [HttpStatus.URI_TOO_LONG]: 'input refused',
  [HttpStatus.UNSUPPORTED_MEDIA_TYPE]: 'input refused',
  [HttpStatus.TOO_MANY_REQUESTS]: 'limit reached',
};

let dailyKey = { day: '', value: randomBytes(32) };

/** Identifies a network for a day, by a key that is not stored, so that log entries cannot be traced to the network. */
function networkMark(ipAddress: string) {
  const day = new Date().toISOString().slice(0, 10);
  if (dailyKey.day !== day) dailyKey = { day, value: randomBytes(32) };
  return createHmac('sha256', dailyKey.value).update(networkOf(ipAddress)).digest('base64url').slice(0, 11);
}

function rejectionFields(request: Request, status: number) {
  const event = REJECTION_EVENTS[status];
  return event && { event, user: request.person?.user?.id, source: networkMark(ipAddressOf(request)) };
}

declare global {
  namespace Express {
    interface Request {
      id: string;
      log: Logger;
    }
  }
}

export const LOG = Symbol('log');

export const createLog = (stream: DestinationStream): Logger => pino(LOG_FORMAT, stream);

export const standardOutput = (): DestinationStream => destination(BUFFERED_LOG);

export const nestLogger = (log: Logger): LoggerService => ({
  // Nest lists every module and route
  log: () => {},
  warn: (message: unknown) => log.warn(String(message)),
  error: (message: unknown) => log.error(String(message)),
});

/** Logs one line per request, without URL, IP address, cookies and body, which may be personal. */
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
