import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';

const { jest } = import.meta;
const servers: http.Server[] = [];

/** Serves on a free port of this machine until `closeServers`. */
export async function serve(handler: http.RequestListener) {
  const server = http.createServer(handler);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port, origin: `http://127.0.0.1:${port}` };
}

/** Serves like `serve`. @returns the origin */
export const listen = async (handler: http.RequestListener) => (await serve(handler)).origin;

/** Resolves once a condition holds. @throws Error when it does not within twenty seconds */
export async function waitUntil(condition: () => boolean) {
  const end = performance.now() + 20_000;
  while (!condition()) {
    if (performance.now() > end) throw new Error('The condition was not met');
    await new Promise(setImmediate);
  }
}

/** Closes all servers of a test at once; for `afterEach`. */
export function closeServers() {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

/** Gives each test of a file an empty folder and the lines that it logs, and closes its servers. */
export function prepareFolder() {
  const folder = { dir: '', lines: [] as string[] };
  beforeEach(async () => {
    folder.dir = await fs.mkdtemp(path.join(os.tmpdir(), 'gateway-'));
    folder.lines = [];
    jest.spyOn(process.stdout, 'write').mockImplementation(line => folder.lines.push(String(line)) > 0);
  });
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    closeServers();
    await fs.rm(folder.dir, { recursive: true, force: true });
  });
  return folder;
}

/** Writes a file and the folders it is in. */
export async function writeFile(file: string, body: string | Buffer) {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, body);
}

export type HttpReply = Awaited<ReturnType<typeof sendRequest>>;

function unpack(body: Buffer, encoding?: string) {
  if (!body.length) return body;
  return encoding === 'br'
    ? zlib.brotliDecompressSync(body)
    : encoding === 'gzip'
      ? zlib.gunzipSync(body)
      : body;
}

/** Requests a path exactly as it is written, which `fetch` would tidy up. @returns the reply, its body unpacked */
export async function sendRequest(
  origin: string,
  requested: string,
  options: http.RequestOptions = {},
  content = '',
) {
  const { port, hostname } = new URL(origin);
  const response = await new Promise<http.IncomingMessage>((done, fail) => {
    http
      .request({ port, hostname, path: requested, ...options }, done)
      .on('error', fail)
      .end(content);
  });
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: unpack(await buffer(response), headers['content-encoding']).toString() };
}
