import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const SLOW_MS = 10_000;

/** What compatible stores respond with. */
const ERRORS = {
  full: { status: 507, code: 'InsufficientStorage' },
  'over quota': { status: 403, code: 'QuotaExceeded' },
  'out of order': { status: 500, code: 'InternalError' },
};
export type Behaviour = keyof typeof ERRORS | 'well' | 'slow' | 'silent' | 'cut' | 'away';

/** A line to a store of photos, which can refuse, delay, cut off or ignore what is sent to it. */
export async function startStoreLine(endpoint: string) {
  let behaviour: Behaviour = 'well';
  const pass = (request: IncomingMessage, response: ServerResponse, delayMs = 0) => {
    const { method = 'GET', url = '/', headers } = request;
    const onward = http.request(`${endpoint}${url}`, { method, headers }, async reply => {
      await sleep(delayMs);
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  };
  const server = http.createServer((request, response) => {
    if (behaviour === 'well') return pass(request, response);
    if (behaviour === 'slow') return pass(request, response, SLOW_MS);
    if (behaviour === 'cut' && request.method === 'PUT')
      return void request.once('data', () => request.destroy());
    if (behaviour === 'cut') return void request.destroy();
    if (behaviour === 'silent' || behaviour === 'away') return;
    const { status, code } = ERRORS[behaviour];
    // a store that is full can still be read
    if (status !== 500 && request.method !== 'PUT') return pass(request, response);
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/xml', Connection: 'close' });
    response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Runs some work while the line behaves so. */
    async while<Result>(how: Behaviour, work: () => Promise<Result>) {
      behaviour = how;
      server.closeAllConnections();
      if (how === 'away') server.close();
      try {
        return await work();
      } finally {
        behaviour = 'well';
        server.closeAllConnections();
        if (how === 'away') {
          server.listen(port, '127.0.0.1');
          await once(server, 'listening');
        }
      }
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
