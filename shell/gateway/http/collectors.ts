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

/** Sends metrics to collectors. @returns false for other requests, or if metrics have their own port */
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

/** Handles a port for collectors alone, which no proxy of the site's port exposes. */
export const serveCollectors =
  ({ host, token }: MetricsSettings): RequestListener =>
  (request, response) => {
    if (request.url === '/metrics' && isCollector(request, { token, metricsHost: host }))
      sendMetrics(request, response);
    else sendText(request, response, 404, 'There’s nothing here.');
  };
