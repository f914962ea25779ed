import type { IncomingMessage, ServerResponse } from 'node:http';
import { releaseRoutes, routes } from '@home-truths/contract';
import { MAX_HEADER_SIZE } from '@home-truths/contract/refused-requests';
import { sendText } from './send.ts';

/** As in the backend; uploads may be larger. */
const MAX_BODY_BYTES = 64 * 1024;
const BODY_TIMEOUT_MS = 10_000;
/** Minimum progress of uploads per interval: 35 kbit/s. */
const MIN_UPLOAD_PROGRESS = { bytes: 64 * 1024, intervalMs: 15_000 };

/** Milliseconds; the slowest upload is 3 MB at 400 kbit/s. */
export const SERVER_LIMITS = {
  headersTimeout: 5000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1000,
  // an idle connection closes 5 s after the announced time (5 s), so that it is not closed when a client sends at the
  // last moment
  keepAliveTimeoutBuffer: 5000,
  maxHeaderSize: MAX_HEADER_SIZE,
};

const UPLOADS = Object.values({ ...routes, ...releaseRoutes })
  .filter(route => 'file' in route || 'archive' in route)
  .map(({ method, path }) => new RegExp(`^${method} ${path.replace(/:\w+/, '[^/]+')}$`));

export function isUpload({ method, url = '' }: IncomingMessage) {
  const called = `${method} ${url.split('?')[0]}`;
  return UPLOADS.some(upload => upload.test(called));
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function rejectSlowBody(request: IncomingMessage, response: ServerResponse) {
  if (request.complete) return;
  if (response.headersSent) return request.socket.destroy();
  response.shouldKeepAlive = false;
  sendText(request, response, 408, 'The request took too long to arrive. Please try again.');
}

/** Responds with 408, or closes the connection if a response was already sent. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse) {
  if (!hasBody(request) || isUpload(request)) return;
  const timer = setTimeout(() => rejectSlowBody(request, response), BODY_TIMEOUT_MS).unref();
  request.once('close', () => clearTimeout(timer));
}

export function requireUploadProgress(request: IncomingMessage, response: ServerResponse) {
  const { socket } = request;
  let before = socket.bytesRead;
  // the request does not emit its last event if a response is sent before the body is complete
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer);
    if (socket.bytesRead - before < MIN_UPLOAD_PROGRESS.bytes) rejectSlowBody(request, response);
    before = socket.bytesRead;
  }, MIN_UPLOAD_PROGRESS.intervalMs).unref();
}

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
  override message = 'That’s too much to send at once.';
}

/** @throws BodyTooLargeError; Error if the sender disconnects */
export async function readBody(
  request: IncomingMessage,
  maxBytes = MAX_BODY_BYTES,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!hasBody(request)) return undefined;
  if (Number(request.headers['content-length']) > maxBytes) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
