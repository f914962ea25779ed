import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createFairQueue } from '@home-truths/contract/fair-queue';
import { createProxyServer } from 'httpxy';
import type { Settings } from '../environment.ts';
import { log, reasonOf } from '../log.ts';
import { publicFileHeaders } from '../pages/security.ts';
import { clientNetwork } from './client-network.ts';
import { BodyTooLargeError, isUpload, readBody, requireUploadProgress } from './request-body.ts';
import { sendText } from './send.ts';

export const FORWARDED_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'forwarded',
];

/** Milliseconds the backend may send nothing; during an upload the client may be the reason. */
const BACKEND_TIMEOUT_MS = { call: 15_000, upload: 45_000 };
/** A slow reader occupies a response for long. */
const CALL_LIMITS = { concurrency: 256, perClient: 64 };
/** A slow upload occupies its backend connection for long. */
const UPLOAD_LIMITS = { concurrency: 64, perClient: 8 };

export function removeForwardedHeaders(request: IncomingMessage) {
  for (const name of FORWARDED_HEADERS) delete request.headers[name];
}

export const forwardedFor = ({ headers, socket }: IncomingMessage) =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');

const isPicture = (url = '') => /^\/(uploads|share)\//.test(url);

/** Returns the proxy's option for a body that was read. */
function replaceBody({ headers }: IncomingMessage, body: Buffer | undefined) {
  if (!body) return {};
  delete headers['transfer-encoding'];
  headers['content-length'] = String(body.length);
  return { buffer: Readable.from([body]) };
}

/** The sentence for callers while no backend responds. */
export const UNAVAILABLE = 'Home Truths is temporarily unavailable. Please try again in a minute.';

function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
  if (request.signal.aborted) return;
  if (error instanceof BodyTooLargeError) {
    request.resume();
    return sendText(request, response, 413, error.message);
  }
  log('error', 'backend not reached', { reason: reasonOf(error) });
  if (response.headersSent) return response.destroy();
  sendText(request, response, 503, UNAVAILABLE, { 'retry-after': '2' });
}

/**
 * Buffers bodies, so that a slow sender occupies no backend connection, but streams uploads, a few per network at once.
 * @param onResponse receives the headers of each response
 */
export function createApiProxy(
  {
    apiUrl,
    assetsUrl,
    proxies,
    rateLimits,
  }: Pick<Settings, 'apiUrl' | 'assetsUrl' | 'proxies' | 'rateLimits'>,
  onResponse: (headers: IncomingHttpHeaders) => void = () => {},
) {
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 });
  const proxy = createProxyServer({ target: apiUrl, xfwd: true, agent });
  proxy.on('proxyRes', ({ headers, statusCode = 0 }, { url }) => {
    onResponse(headers);
    if (isPicture(url) && statusCode < 400) Object.assign(headers, publicFileHeaders(assetsUrl));
  });
  const networkOf = clientNetwork(proxies);
  const queueOf = (limits: typeof CALL_LIMITS) =>
    createFairQueue(rateLimits ? limits : { concurrency: limits.concurrency });
  const calls = queueOf(CALL_LIMITS);
  const uploads = queueOf(UPLOAD_LIMITS);
  // separate, so that calls do not wait for a slow store of photos
  const photos = queueOf(CALL_LIMITS);

  return async (request: IncomingMessage, response: ServerResponse, newBody?: Buffer) => {
    const network = networkOf(request);
    request.headers['x-forwarded-for'] = forwardedFor(request);
    try {
      if (isUpload(request)) {
        await uploads.run(network, request.signal, () => {
          requireUploadProgress(request, response);
          return proxy.web(request, response, { proxyTimeout: BACKEND_TIMEOUT_MS.upload });
        });
      } else {
        const options = {
          ...replaceBody(request, newBody ?? (await readBody(request))),
          proxyTimeout: BACKEND_TIMEOUT_MS.call,
        };
        const queue = isPicture(request.url) ? photos : calls;
        await queue.run(network, request.signal, () => proxy.web(request, response, options));
      }
    } catch (error) {
      fail(error, request, response);
    }
  };
}
