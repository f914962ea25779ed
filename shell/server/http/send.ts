import type { IncomingMessage, ServerResponse } from 'node:http';
import zlib from 'node:zlib';
import { COMMON_HEADERS } from '../pages/security.ts';
import { acceptedEncodings } from './accepted-encodings.ts';

/** Bodies shorter than this are not worth packing (bytes). */
const WORTH_PACKING = 1000;
const FAST = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

const PACKERS = {
  br: (body: Buffer) => zlib.brotliCompressSync(body, FAST),
  gzip: (body: Buffer) => zlib.gzipSync(body),
};

/** Sends an answer whole, packed where the client takes it. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: { status: number; headers: Record<string, string>; body: string | Buffer },
) {
  const plain = Buffer.from(body);
  const packing = plain.length > WORTH_PACKING ? acceptedEncodings(request)[0] : undefined;
  const out = packing ? PACKERS[packing](plain) : plain;
  response.writeHead(status, {
    ...COMMON_HEADERS,
    ...headers,
    vary: 'accept-encoding',
    'content-length': out.length,
    ...(packing ? { 'content-encoding': packing } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : out);
}

/** Takes back what was to be the head of a response. */
export function removeHeaders(response: ServerResponse) {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}

/** Sends one sentence. */
export const sendText = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
) =>
  send(request, response, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: sentence,
  });
