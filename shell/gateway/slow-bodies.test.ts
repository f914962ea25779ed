import { once } from 'node:events';
import type http from 'node:http';
import net, { type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { prepareFolder, serve, waitUntil } from './http/testing.ts';
import { gatewayHandler, type TestGateway } from './testing.ts';

const { jest } = import.meta;
/** Bytes of a body that is no upload. */
const MOST = 64 * 1024;
/** Calls and uploads that one network may have in work. */
const [CALLS, UPLOADS] = [64, 8];

let port = 0;
let requested = 0;
let visitors: Socket[] = [];

beforeEach(() => {
  [requested, visitors] = [0, []];
});
afterEach(() => {
  for (const visitor of visitors) visitor.destroy();
});
const folder = prepareFolder();

async function start(backend: http.RequestListener, env: TestGateway['env'] = {}) {
  const handler = await gatewayHandler(folder.dir, { backend, env: { TRUST_PROXY: '1', ...env } });
  const served = await serve(handler);
  served.server.on('request', () => requested++);
  port = served.port;
}

const holdTime = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });

/** Begins a request whose body has so many bytes, of which four are sent. */
function begin(request: string, { length = 90, from = '203.0.113.1' } = {}) {
  const visitor = net.connect(port, '127.0.0.1').on('error', () => {});
  const headers = `Host: x\r\nX-Forwarded-For: ${from}\r\nContent-Length: ${length}\r\n\r\n`;
  visitor.write(`POST ${request} HTTP/1.1\r\n${headers}{"a"`);
  visitors.push(visitor);
  return visitor;
}

const send = (method: string, request: string, body?: BodyInit, from = '203.0.113.1') =>
  fetch(`http://127.0.0.1:${port}${request}`, {
    ...{ method, body, duplex: 'half' },
    headers: { 'x-forwarded-for': from },
  });

/** A backend that answers when the test says so. */
function holdingBackend() {
  const held: http.ServerResponse[] = [];
  const reply = (_: http.IncomingMessage, response: http.ServerResponse) => void held.push(response);
  return { held, reply };
}

/** A backend that reads all that is sent, and says how it came. */
const readingBackend: http.RequestListener = async (request, response) => {
  const { url, headers } = request;
  const body = await readText(request);
  const { 'content-length': length, 'transfer-encoding': encoding = null } = headers;
  response.end(JSON.stringify([url, length, encoding, body.length]));
};

test.each(['/api/telemetry', '/api/there-is-none'])(
  'a body to %s that is not whole after ten seconds gets 408, and the backend never hears of it',
  async request => {
    const backend = jest.fn();
    await start(backend);
    holdTime();
    const visitor = begin(request);
    const reply = readText(visitor);
    await waitUntil(() => requested === 1);
    jest.advanceTimersByTime(10_000);
    expect(await reply).toMatch(/^HTTP\/1\.1 408 .*connection: close/is);
    expect(await reply).toMatch(/\bThe request took too long to arrive\. Please try again\.$/);
    expect(backend).not.toHaveBeenCalled();
    expect(folder.lines).toEqual([]);
  },
);

test('a connection with a body to a page that does not end is closed', async () => {
  await start(jest.fn());
  holdTime();
  const reply = readText(begin('/about'));
  await waitUntil(() => requested === 1);
  jest.advanceTimersByTime(10_000);
  expect(await reply).toMatch(/^HTTP\/1\.1 303 /);
});

test('a hundred slow bodies hold up no call of another visitor, and none of their own', async () => {
  const backend = jest.fn((_: http.IncomingMessage, response: http.ServerResponse) => response.end('here'));
  await start(backend);
  for (let n = 0; n < 100; n++) begin('/api/telemetry');
  await waitUntil(() => requested === 100);
  for (const from of ['203.0.113.1', '203.0.113.2'])
    expect(await (await send('GET', '/api/x', undefined, from)).text()).toBe('here');
  expect(backend).toHaveBeenCalledTimes(2);
});

const inPieces = (length: number) =>
  new ReadableStream({
    start(controller) {
      for (let n = 0; n < 8; n++) controller.enqueue(new Uint8Array(length / 8));
      controller.close();
    },
  });

test('a body that comes in pieces of unknown number goes on whole, with its length', async () => {
  await start(readingBackend);
  const reply = await send('POST', '/api/x', inPieces(MOST));
  expect(await reply.json()).toEqual(['/api/x', String(MOST), null, MOST]);
});

test.each([
  ['said', () => new Uint8Array(MOST + 8)],
  ['not said', () => inPieces(MOST + 8)],
])('a body that is too large, its length %s, gets 413; a photo may be larger', async (_, body) => {
  await start(readingBackend);
  const reply = await send('POST', '/api/x', body());
  expect([reply.status, await reply.text()]).toEqual([413, 'That’s too much to send at once.']);
  expect((await send('POST', '/api/upload', body())).status).toBe(200);
  expect(folder.lines).toEqual([]);
});

test('a body whose length is too large is refused before it is sent', async () => {
  await start(jest.fn());
  const visitor = begin('/api/x', { length: MOST + 1 });
  const [reply] = await once(visitor, 'data');
  expect(String(reply)).toMatch(/^HTTP\/1\.1 413 /);
});

test('an upload may take more than a minute, and goes on as it comes', async () => {
  let arrived = 0;
  await start((request, response) => {
    request.on('data', part => {
      arrived += part.length;
    });
    request.on('end', () => response.writeHead(201).end('kept'));
  });
  holdTime();
  const [pieces, each] = [6, MOST * 8];
  const visitor = begin('/api/upload', { length: 4 + pieces * each });
  const responded = once(visitor, 'data');
  for (let n = 1; n <= pieces; n++) {
    visitor.write(Buffer.alloc(each));
    await waitUntil(() => arrived === 4 + n * each);
    if (n < pieces) jest.advanceTimersByTime(15_000);
  }
  expect(String(await responded)).toMatch(/^HTTP\/1\.1 201 .*kept/s);
});

test('an upload that hardly moves gets 408, and is no fault of the backend', async () => {
  const { held, reply } = holdingBackend();
  await start(reply);
  holdTime();
  const refusal = readText(begin('/api/upload', { length: 100_000 }));
  await waitUntil(() => held.length === 1);
  jest.advanceTimersByTime(15_000);
  expect(await refusal).toMatch(/^HTTP\/1\.1 408 /);
  expect(folder.lines).toEqual([]);
});

test.each([
  ['calls', CALLS, () => send('GET', '/api/x')],
  ['uploads', UPLOADS, () => begin('/api/upload')],
])('a network has so many %s in work, the next ones wait; another network does not', async (_, most, one) => {
  const { held, reply } = holdingBackend();
  await start((request, response) =>
    request.url === '/api/other' ? response.end() : reply(request, response),
  );
  for (let n = 0; n < most + 3; n++) void Promise.resolve(one()).catch(() => {});
  await waitUntil(() => requested === most + 3 && held.length >= most);
  await send('GET', '/api/other', undefined, '203.0.113.2');
  expect(held).toHaveLength(most);
  held[0]?.end();
  await waitUntil(() => held.length === most + 1);
});

test('photos that a bucket is slow to send keep no call waiting', async () => {
  const { held, reply } = holdingBackend();
  await start((request, response) => (request.url === '/api/x' ? response.end() : reply(request, response)), {
    UPLOADS_URL: 's3://homes/photos',
  });
  for (let n = 0; n < CALLS; n++) void send('GET', '/uploads/x.webp').catch(() => {});
  await waitUntil(() => held.length === CALLS);
  expect((await send('GET', '/api/x')).status).toBe(200);
});

test('without limits a network has as much in work as it likes', async () => {
  const { held, reply } = holdingBackend();
  await start(reply, { RATE_LIMITS: 'off' });
  for (let n = 0; n < CALLS + 3; n++) void send('GET', '/api/x').catch(() => {});
  for (let n = 0; n < UPLOADS + 3; n++) begin('/api/upload');
  await waitUntil(() => held.length === CALLS + UPLOADS + 6);
});

test('the call of a visitor who leaves ends at the backend, too, and is no fault of it', async () => {
  const { held, reply } = holdingBackend();
  await start(reply);
  const leaving = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}/api/x`, { signal: leaving.signal });
  await waitUntil(() => held.length === 1);
  const ended = once(held[0] as http.ServerResponse, 'close');
  leaving.abort();
  await expect(call).rejects.toThrow('aborted');
  await ended;
  expect(folder.lines).toEqual([]);
});
