import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
import { log, reasonOf } from '../log.ts';
import { sendText } from './send.ts';

const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'forwarded',
];

/** Milliseconds the backend may take to answer. */
const LIMIT = 15_000;

/** Headers about the client's address are the proxy's word in front of us; without one they are nobody's. */
export function distrustClient(request: IncomingMessage) {
  for (const name of FORWARDED) delete request.headers[name];
}

/** The line of addresses a request came along, with whoever knocked at this door as the last. */
export const cameAlong = ({ headers, socket }: IncomingMessage) =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');

/**
 * Hands requests on to the backend, with the original Host.
 * @param onAnswer is told the headers of each answer
 */
export function createApiProxy(apiUrl: string, onAnswer: (headers: IncomingHttpHeaders) => void = () => {}) {
  const proxy = createProxyServer({ target: apiUrl, xfwd: true, proxyTimeout: LIMIT });
  proxy.on('proxyRes', ({ headers }) => onAnswer(headers));
  return async (request: IncomingMessage, response: ServerResponse) => {
    request.headers['x-forwarded-for'] = cameAlong(request);
    try {
      await proxy.web(request, response);
    } catch (error) {
      log('error', 'backend not reached', { reason: reasonOf(error) });
      if (response.headersSent) response.destroy();
      else {
        sendText(request, response, 503, 'Home Truths is not available right now. Please try again.', {
          'retry-after': '2',
        });
      }
    }
  };
}
