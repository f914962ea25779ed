import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { fuzz } from '../fuzz/fuzz.ts';
import { anyRequest } from '../fuzz/requests.ts';
import { CONTACT_EMAIL, Senders } from '../fuzz/senders.ts';

const REQUESTS = 2000;
const SEED = 7;

interface Fault {
  /** Whether a request brings the fault about. */
  by(request: http.IncomingMessage, body: string): unknown;
  status: number;
  says?: string;
  /** What the finding says, and the least that its request holds. */
  found: RegExp;
}

const FAULTS: Record<string, Fault> = {
  'a 500': {
    by: (_, body) => body.includes('[[[[['),
    status: 500,
    found: /a status 500\n\w+: "\w+ \/api\/[^[]+(\[[^[\]]*\][^[]+)*\[{5,33}\]{5,33}\}?\W*$/m,
  },
  'a 503 that names no time': {
    by: ({ headers }) => headers.range,
    status: 503,
    found: /a 503 without Retry-After\n.*\\r\\nRange: [^\\]*/,
  },
  'a closed connection': {
    by: ({ headers }) => headers.upgrade,
    status: 0,
    found: /no reply.*\n.*Upgrade: /,
  },
  'a status of no contract': {
    by: ({ url }) => url?.startsWith('/api/reviews/marked'),
    status: 409,
    found: /the status 409, which its route does not name\n.*marked/,
  },
  'a reply of another shape': {
    by: ({ url, method }) => method === 'GET' && /^\/api\/properties\/\d+$/.test(url ?? ''),
    status: 200,
    says: '{"id":1}',
    found: /not as its schema says \(address: .*\)\n\w+: "GET \/api\/properties\/\d+ /,
  },
  'a contact email': {
    by: ({ url }) => url?.startsWith('/admin'),
    status: 404,
    says: `It is ${CONTACT_EMAIL}`,
    found: /the contact email of a review\n.*GET \/admin/,
  },
  'a stack': {
    by: ({ url }) => url?.includes('%'),
    status: 400,
    says: 'Error: no\n    at read (/a/b.js:1:2)',
    found: /a stack.*\n.*\n\w+: "\w+ \S*%/,
  },
};

async function serve(fault?: Fault) {
  const server = http.createServer(async (request, response) => {
    const isFault = Boolean(fault?.by(request, await text(request)));
    if (isFault && !fault?.status) return request.socket.destroy();
    response.statusCode = (isFault && fault?.status) || 404;
    response.end((isFault && fault?.says) || 'There is nothing here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Sends requests to a server that answers everything alike but for one fault. */
async function fuzzServer(fault?: Fault) {
  const server = await serve(fault);
  const senders = new Senders(`http://localhost:${(server.address() as AddressInfo).port}`, '/nowhere');
  senders.refresh = async () => {};
  senders.properties.push(1, 2);
  senders.reviews.push(1, 2);
  return fuzz(anyRequest(senders, new Uint8Array(100)), senders, REQUESTS, SEED).finally(() =>
    server.close(),
  );
}

test('a server without a fault is found to have none, and a seed gives the same requests', async () => {
  expect(await fuzzServer()).toEqual(await fuzzServer());
});

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`${name} is found, and a small request that brings it about`, async () => {
    await expect(fuzzServer(fault)).rejects.toThrow(fault.found);
  });
}
