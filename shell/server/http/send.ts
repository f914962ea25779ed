import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ReusableDocument } from '../cache/reusable-document.ts';
import { commonHeaders, HSTS_HEADER } from '../pages/security.ts';
import { acceptedEncodings } from './accepted-encodings.ts';

/** Shorter bodies are not worth compressing. */
const MIN_COMPRESSED_BYTES = 1000;
const FAST_BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSORS = {
  br: (body: Buffer) => brotli(body, FAST_BROTLI),
  gzip: (body: Buffer) => gzip(body),
};

/** A response in one piece, ready to be sent. */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

function write(request: IncomingMessage, response: ServerResponse, { status, headers, body }: HttpResponse) {
  response.writeHead(status, {
    ...commonHeaders(headers['content-type']),
    ...headers,
    vary: 'accept-encoding',
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Removes the headers of a response that were set so far, except those that every response of the site has. */
export function removeHeaders(response: ServerResponse) {
  for (const name of response.getHeaderNames()) if (name !== HSTS_HEADER[0]) response.removeHeader(name);
}

/** Sends a response in one piece, compressed where the client accepts that and is still connected. */
export async function send(request: IncomingMessage, response: ServerResponse, reply: HttpResponse) {
  const plain = Buffer.from(reply.body);
  const encoding = plain.length > MIN_COMPRESSED_BYTES ? acceptedEncodings(request)[0] : undefined;
  if (!encoding) return write(request, response, reply);
  if (request.signal.aborted) return;
  const body = await COMPRESSORS[encoding](plain);
  if (request.signal.aborted) return;
  write(request, response, { ...reply, headers: { ...reply.headers, 'content-encoding': encoding }, body });
}

/** Sends a document that many visitors get, each with a nonce of their own; compressed already, where they accept that. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, document }: Omit<HttpResponse, 'body'> & { document: ReusableDocument },
  nonce: string,
) {
  const compressed = acceptedEncodings(request)[0] === 'br' ? document.compressed(nonce) : undefined;
  if (!compressed) return send(request, response, { status, headers, body: await document.withNonce(nonce) });
  write(request, response, {
    status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: compressed,
  });
}

/** Sends a short plain-text message. */
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
