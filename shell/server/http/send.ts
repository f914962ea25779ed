import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { commonHeaders, TRANSPORT } from '../pages/security.ts';
import { acceptedEncodings } from './accepted-encodings.ts';

/** Bodies shorter than this are not worth compressing (bytes). */
const WORTH_PACKING = 1000;
const FAST = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const PACKERS = {
  br: (body: Buffer) => brotli(body, FAST),
  gzip: (body: Buffer) => gzip(body),
};

interface HttpResponse {
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
  for (const name of response.getHeaderNames()) if (name !== TRANSPORT[0]) response.removeHeader(name);
}

/** Sends a response in one piece, compressed where the client accepts that and is still connected. */
export async function send(request: IncomingMessage, response: ServerResponse, reply: HttpResponse) {
  const plain = Buffer.from(reply.body);
  const packing = plain.length > WORTH_PACKING ? acceptedEncodings(request)[0] : undefined;
  if (!packing) return write(request, response, reply);
  if (request.signal.aborted) return;
  const body = await PACKERS[packing](plain);
  if (request.signal.aborted) return;
  write(request, response, { ...reply, headers: { ...reply.headers, 'content-encoding': packing }, body });
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
