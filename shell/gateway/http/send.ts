import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ReusableDocument } from '../cache/reusable-document.ts';
import { commonHeaders, HSTS_HEADER, POLICY_HEADER } from '../pages/security.ts';
import { acceptedEncodings } from './accepted-encodings.ts';

const MIN_COMPRESSED_BYTES = 1000;
/**
 * Quality 5 would take 0.5 ms longer per page to save 6 % of its bytes. The window holds a whole page
 * (shell/docs/architecture/caching.md).
 */
export const FAST_BROTLI = {
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
    [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSORS = {
  br: (body: Buffer) => brotli(body, FAST_BROTLI),
  gzip: (body: Buffer) => gzip(body),
};

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

const VARY = { vary: 'accept-encoding' };

const requestIdHeader = ({ headers }: IncomingMessage) => {
  const id = headers['x-request-id'];
  return typeof id === 'string' ? { 'x-request-id': id } : {};
};

function write(request: IncomingMessage, response: ServerResponse, { status, headers, body }: HttpResponse) {
  response.writeHead(status, {
    ...commonHeaders(headers['content-type']),
    ...headers,
    ...VARY,
    ...requestIdHeader(request),
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Keeps only the headers that every response has. */
export function removeHeaders(response: ServerResponse) {
  for (const name of response.getHeaderNames()) if (name !== HSTS_HEADER[0]) response.removeHeader(name);
}

export async function send(request: IncomingMessage, response: ServerResponse, reply: HttpResponse) {
  const plain = Buffer.from(reply.body);
  const encoding = plain.length > MIN_COMPRESSED_BYTES ? acceptedEncodings(request)[0] : undefined;
  if (!encoding) return write(request, response, reply);
  if (request.signal.aborted) return;
  const body = await COMPRESSORS[encoding](plain);
  if (request.signal.aborted) return;
  write(request, response, { ...reply, headers: { ...reply.headers, 'content-encoding': encoding }, body });
}

/** Sends a text while it is written, as fast as the client reads. */
export async function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
  pieces: Iterable<string>,
) {
  response.writeHead(200, {
    ...commonHeaders(headers['content-type']),
    ...headers,
    ...VARY,
    ...requestIdHeader(request),
  });
  if (request.method === 'HEAD') return void response.end();
  await pipeline(Readable.from(pieces, { highWaterMark: 1 }), response).catch(error => {
    if (!request.signal.aborted) throw error;
  });
}

export interface SharedDocument {
  status: number;
  headers: Record<string, string>;
  compressedHeaders: readonly string[];
  document: ReusableDocument;
}

/** Alternates names and values, the fastest form for `writeHead`. */
export const compressedHeaders = (headers: Record<string, string>): string[] =>
  Object.entries({
    ...commonHeaders(headers['content-type']),
    ...headers,
    ...VARY,
    'content-encoding': 'br',
  })
    .filter(([name]) => name !== POLICY_HEADER)
    .flat();

/** @param own headers of this response, with the page's policy */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  page: SharedDocument,
  nonce: string,
  own: Record<typeof POLICY_HEADER, string> & Record<string, string>,
) {
  const { status, document } = page;
  const compressed = acceptedEncodings(request)[0] === 'br' ? document.compressed(nonce) : undefined;
  if (!compressed) {
    const body = await document.withNonce(nonce);
    return send(request, response, { status, headers: { ...page.headers, ...own }, body });
  }
  response.writeHead(status, [
    ...page.compressedHeaders,
    ...Object.entries(own).flat(),
    ...['x-request-id', String(request.headers['x-request-id'])],
    ...['content-length', String(compressed.length)],
  ]);
  response.end(request.method === 'HEAD' ? undefined : compressed);
}

export const sendText = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
) =>
  write(request, response, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: message,
  });
