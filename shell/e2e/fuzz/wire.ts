import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';

/** A request as it is sent, whatever characters it contains. */
export interface RawRequest {
  method: string;
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Uint8Array;
}

export interface RawReply {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  milliseconds: number;
}

const DECOMPRESSORS: Record<string, (body: Buffer) => Buffer> = {
  gzip: body => zlib.gunzipSync(body),
  br: body => zlib.brotliDecompressSync(body),
  identity: body => body,
};

/** The bytes of a request. */
export const bytesOf = ({ method, path, headers, body }: RawRequest) =>
  Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n`),
    ...headers.map(([name, value]) => Buffer.from(`${name}: ${value}\r\n`)),
    Buffer.from('\r\n'),
    body,
  ]);

/** A connection that has already sent its bytes; what Node's client writes is dropped, since it only parses the reply. */
function connectAndSend(port: number, bytes: Buffer) {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(bytes);
  const write = (...content: unknown[]) => {
    const done = content.at(-1);
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };
  return Object.assign(socket, { write });
}

/**
 * Sends a request byte by byte as given, even if Node's client would reject it, and reads the reply.
 * @throws Error when there is no reply in time, or it is not HTTP
 */
export async function exchange(port: number, request: RawRequest, limitMs: number): Promise<RawReply> {
  const start = performance.now();
  const socket = connectAndSend(port, bytesOf(request));
  const signal = AbortSignal.timeout(limitMs);
  try {
    const reader = http.request({ method: request.method, createConnection: () => socket, signal });
    reader.end();
    const [response] = (await once(reader, 'response')) as [http.IncomingMessage];
    const body = await buffer(response);
    const { statusCode: status = 0, headers } = response;
    const decompress = DECOMPRESSORS[headers['content-encoding'] ?? 'identity'];
    if (!decompress) throw new Error(`a reply packed as ${headers['content-encoding']}`);
    const text = (body.length ? decompress(body) : body).toString();
    return { status, headers, text, milliseconds: performance.now() - start };
  } finally {
    socket.destroy();
  }
}
