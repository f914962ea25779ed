import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Params } from 'nestjs-pino';
import { destination } from 'pino';
import { routeLabel } from './metrics.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

function requestId(request: IncomingMessage, response: ServerResponse) {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

/**
 * One JSON line per request on standard error: method, route pattern, status, milliseconds, request id.
 * No address typed or sent from, no query, no cookie, no body (reliability, security row 27).
 */
export const logging: Params = {
  pinoHttp: [
    {
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
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    destination({ dest: 2, sync: true }),
  ],
};
