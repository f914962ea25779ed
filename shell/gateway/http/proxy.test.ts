import http, { type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { gracefulStop } from './drain.ts';
import { createApiProxy, removeForwardedHeaders } from './proxy.ts';
import { send, sendText } from './send.ts';
import { prepareFolder, sendRequest, serve } from './testing.ts';

const { jest } = import.meta;
const folder = prepareFolder();

/** A gateway that hands everything on. */
const gatewayTo = (
  apiUrl: string,
  before: (request: IncomingMessage) => void = () => {},
  assetsUrl?: string,
) => {
  const toBackend = createApiProxy({ apiUrl, assetsUrl, proxies: 0, rateLimits: true });
  return serve((request, response) => {
    before(request);
    void toBackend(request, response);
  });
};

/** The headers that the backend gets for a call with these. */
async function passedOn(headers: Record<string, string> = {}, before?: (request: IncomingMessage) => void) {
  const backend = await serve((request, response) => response.end(JSON.stringify(request.headers)));
  const gateway = await gatewayTo(backend.origin, before);
  const reply = await fetch(`${gateway.origin}/api/x`, { headers });
  return { host: new URL(gateway.origin).host, headers: (await reply.json()) as http.IncomingHttpHeaders };
}

test.each([
  [undefined, null, 'same-origin'],
  ['https://cdn.example', '*', 'cross-origin'],
])(
  'with the CDN %s forwarded photos are for pages of the origin %s; what is no photo is not',
  async (assetsUrl, allowed, policy) => {
    const backend = await serve(({ url }, response) => {
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
      response.writeHead(/\.(webp|png)$/.test(`${url}`) ? 200 : 404).end();
    });
    const gateway = await gatewayTo(backend.origin, undefined, assetsUrl);
    const headersOf = async (path: string) => {
      const { headers } = await fetch(gateway.origin + path);
      return ['access-control-allow-origin', 'cross-origin-resource-policy'].map(name => headers.get(name));
    };
    for (const path of ['/uploads/1.webp', '/share/home/7-1-400.png'])
      expect(await headersOf(path)).toEqual([allowed, policy]);
    for (const path of ['/uploads/none', '/share/none', '/api/properties/1', '/api/uploads/1.webp'])
      expect(await headersOf(path)).toEqual([null, 'same-origin']);
  },
);

test('a call goes to the backend and its response comes back as it is', async () => {
  const backend = await serve((request, response) => {
    void text(request).then(body => {
      const seen = [request.method, request.url, body, request.headers['idempotency-key']];
      response.writeHead(201, { 'x-total-count': '37' }).end(JSON.stringify(seen));
    });
  });
  const gateway = await gatewayTo(backend.origin);
  const reply = await fetch(`${gateway.origin}/api/reviews?a=%20b`, {
    method: 'POST',
    body: '{"rating":5}',
    headers: { 'idempotency-key': 'key-1' },
  });
  expect([reply.status, reply.headers.get('x-total-count')]).toEqual([201, '37']);
  expect(await reply.json()).toEqual(['POST', '/api/reviews?a=%20b', '{"rating":5}', 'key-1']);
});

test('the backend hears the host that people use, and the address they come from', async () => {
  const { host, headers } = await passedOn();
  expect(headers.host).toBe(host);
  expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
});

test('a client cannot invent the address it comes from', async () => {
  const invented = { 'x-forwarded-for': '6.6.6.6', 'X-Forwarded-Host': 'evil.example' };
  const { headers } = await passedOn({ ...invented, forwarded: 'for=6.6.6.6' }, removeForwardedHeaders);
  expect(headers['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
  expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil/);
});

test('behind a proxy the gateway adds that proxy to the line, so that made-up addresses stay beyond it', async () => {
  const { headers } = await passedOn({ 'x-forwarded-for': '6.6.6.6, 203.0.113.1' });
  expect(headers['x-forwarded-for']).toMatch(/^6\.6\.6\.6, 203\.0\.113\.1, (::ffff:)?127\.0\.0\.1$/);
});

test('while the backend is down there is a message and a Retry-After', async () => {
  const backend = await serve(() => {});
  await new Promise(done => backend.server.close(done));
  const gateway = await gatewayTo(backend.origin);
  expect(await sendRequest(gateway.origin, '/api/x')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8' },
    body: 'Home Truths is temporarily unavailable. Please try again in a minute.',
  });
  expect(folder.lines.join()).toContain('backend not reached');
});

test('a backend that breaks off in mid-response breaks off here, and the gateway goes on', async () => {
  const backend = await serve((request, response) => {
    if (request.url === '/api/ok') return response.end('ok');
    response.writeHead(200, { 'content-length': 100 }).write('half');
    setImmediate(() => request.socket.destroy());
  });
  const gateway = await gatewayTo(backend.origin);
  await expect(fetch(`${gateway.origin}/api/half`).then(reply => reply.text())).rejects.toThrow();
  expect(await (await fetch(`${gateway.origin}/api/ok`)).text()).toBe('ok');
});

const page = (body: string) => ({ status: 200, headers: { 'content-type': 'text/html' }, body });

test('a long response is compressed for those who accept that, a short one for nobody', async () => {
  const long = 'ä'.repeat(600);
  const { origin } = await serve((request, response) => {
    void send(request, response, page(request.url === '/long' ? long : 'short'));
  });
  const brotli = { headers: { 'accept-encoding': 'gzip, br' } };
  const packed = await sendRequest(origin, '/long', brotli);
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(packed.body).toBe(long);
  // browsers take brotli over https and from this machine only
  const gzip = await sendRequest(origin, '/long', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect([gzip.headers['content-encoding'], gzip.body]).toEqual(['gzip', long]);
  const plain = await sendRequest(origin, '/long');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers['content-length']).toBe('1200');
  expect((await sendRequest(origin, '/short', brotli)).headers).not.toHaveProperty('content-encoding');
});

test('a question about the headers gets them and no body', async () => {
  const { origin } = await serve((request, response) => sendText(request, response, 404, 'Not here.'));
  const headers = { 'content-length': '9', 'cache-control': 'no-store' };
  expect(await sendRequest(origin, '/', { method: 'HEAD' })).toMatchObject({ headers, body: '' });
});

test('a gateway that shuts down finishes what it has begun, says so, and ends once', async () => {
  const { server, origin } = await serve((request, response) => {
    if (request.url === '/slow') jest.advanceTimersByTime(400);
    response.end('done');
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const stopped = jest.fn();
  const stop = gracefulStop(server, 500, stopped);
  const before = await sendRequest(origin, '/', { agent: new http.Agent({ keepAlive: true }) });
  expect(before.headers.connection).toBe('keep-alive');
  stop();
  stop();
  const during = await sendRequest(origin, '/slow', { agent: new http.Agent({ keepAlive: true }) });
  expect([during.headers.connection, during.body]).toEqual(['close', 'done']);
  expect(stopped).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  const closed = new Promise(done => server.once('close', done));
  await expect(sendRequest(origin, '/')).rejects.toThrow('ECONNREFUSED');
  await closed;
  expect(stopped).toHaveBeenCalledTimes(1);
});

test('a gateway whose visitor never leaves shuts down all the same', async () => {
  const { server, origin } = await serve((_, response) => response.write('and so on'));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const stopped = jest.fn();
  const begun = new Promise<http.IncomingMessage>(done => http.get(origin, done));
  (await begun).on('error', () => {});
  gracefulStop(server, 500, stopped)();
  jest.advanceTimersByTime(7999);
  expect(stopped).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(stopped).toHaveBeenCalledTimes(1);
});
