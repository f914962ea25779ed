import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isCollector } from '@home-truths/contract/collectors';
import type { Settings } from '../environment.ts';
import { METRICS_TYPE, renderMetrics } from '../metrics.ts';
import { respondToError } from './contain-errors.ts';
import { sendText } from './send.ts';

type MetricsSettings = Settings['metrics'];

function sendMetrics(request: IncomingMessage, response: ServerResponse) {
  renderMetrics().then(
    text => sendText(request, response, 200, text, { 'content-type': METRICS_TYPE }),
    error => respondToError(error, request, response),
  );
}

/**
 * Serves metrics to collectors on the port of the site, unless they have a port of their own.
 * @returns false for everyone else and for every other path
 */
export function respondToCollector(
  request: IncomingMessage,
  response: ServerResponse,
  { port, token, isBehindProxy }: MetricsSettings,
): boolean {
  if (request.url !== '/metrics' || port !== undefined) return false;
  if (!isCollector(request, { token, isBehindProxy })) return false;
  sendMetrics(request, response);
  return true;
}

/** The handler of a port for collectors alone, which no proxy for the site's port can hand out. */
export const serveCollectors =
  ({ host, token }: MetricsSettings): RequestListener =>
  (request, response) => {
    if (request.url === '/metrics' && isCollector(request, { token, ownHost: host }))
      sendMetrics(request, response);
    else sendText(request, response, 404, 'There’s nothing here.');
  };
