import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildUser } from '../../src/testing.ts';
import { gracefulStop } from '../http/drain.ts';
import { type HttpReply, listen, prepareFolder, sendRequest, waitUntil } from '../http/testing.ts';
import type { ReleaseSource } from '../releases/releases.ts';
import { releaseOf, resolvedOf } from '../releases/testing.ts';
import type { RenderOptions } from '../render/index.tsx';
import { gatewayHandler, renderedPage, type TestGateway } from '../testing.ts';
import { PageCache } from './page-cache.ts';
import { testChanges } from './testing.ts';

const { jest } = import.meta;
const folder = prepareFolder();

const HTML = `<h1>12 Smith Street</h1>${'<p>A quiet home near the park, dry in winter.</p>'.repeat(40)}`;

/** Calls the backend for one thing, as a loader would. */
const call = ({ api }: RenderOptions, what = '/api/properties/7') =>
  (api.fetch ?? fetch)(api.origin + what, { headers: api.headers });

/** A renderer that reads a property and shows who is signed in. */
const reading = (changes: object = {}) =>
  jest.fn(async (_request: Request, options: RenderOptions) => {
    const name = await (await call(options)).text();
    return renderedPage({
      html: `${HTML}<p>${name} ${options.user?.firstName ?? ''}</p>`,
      page: { ...renderedPage().page, user: options.user },
      ...changes,
    });
  });

/** A backend whose property belongs to whoever asks. */
const backend: http.RequestListener = ({ url, headers }, response) => {
  if (url === '/api/auth/me') {
    return response.end(JSON.stringify({ user: buildUser({ firstName: 'Robin-canary' }) }));
  }
  response
    .setHeader('cache-tag', 'property/7 review/7')
    .end(headers.cookie ? `seen by ${headers.cookie}` : 'for all');
};

async function openGateway(gateway: Partial<TestGateway> = {}) {
  const changes = testChanges();
  const cache = new PageCache(changes);
  const handler = await gatewayHandler(folder.dir, { backend, cache, ...gateway });
  const left = jest.fn();
  const origin = await listen((request, response) => {
    response.on('close', () => response.writableFinished || left());
    handler(request, response);
  });
  return { origin, handler, changes, cache, left };
}

const get = (origin: string, requested = '/property/7', headers = {}, method = 'GET') =>
  sendRequest(origin, requested, { method, headers });

const nonceOf = ({ body }: HttpReply) => /<script\b[^>]* nonce="([^"]+)"/.exec(body)?.[1] ?? 'none';
const withoutNonce = (page: HttpReply) => page.body.replaceAll(nonceOf(page), '');

test('a page is rendered once, and every response has a nonce of its own', async () => {
  const render = reading();
  const { origin } = await openGateway({ render });
  const first = await get(origin);
  const second = await get(origin);
  expect(render).toHaveBeenCalledTimes(1);
  expect(withoutNonce(second)).toBe(withoutNonce(first));
  expect(nonceOf(second)).not.toBe(nonceOf(first));
  for (const page of [first, second]) {
    const nonce = nonceOf(page);
    expect(page.headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
    expect(page.body.split('nonce="').length).toBe(page.body.split(`nonce="${nonce}"`).length);
  }
  const { date: _, 'x-request-id': __, 'content-security-policy': ___, ...headers } = second.headers;
  expect(first.headers).toMatchObject(headers);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-render': 'server' });
});

/** Opens a gateway, by https, that has a page in its cache, compressed. */
async function openWithCached(gateway: Partial<TestGateway> = {}) {
  const env = { PUBLIC_URL: 'https://homes.example', ADS_URL: 'https://ads.example/frame' };
  const opened = await openGateway({ render: reading(), env, ...gateway });
  const own = { host: 'homes.example', 'accept-encoding': 'br' };
  const load = (headers = {}, method = 'GET', requested = '/property/7', origin = opened.origin) =>
    get(origin, requested, { ...own, ...headers }, method);
  const rendered = await load();
  const [document] = opened.cache.documents();
  await load();
  await waitUntil(() => document?.compressed('A'.repeat(24)) !== undefined);
  return { ...opened, load, rendered };
}

test('a page from the cache has the headers of one that is not, but for the nonce', async () => {
  const { load, rendered } = await openWithCached();
  const pages = [rendered, await load(), await load({ 'if-none-match': '*' }), await load({}, 'HEAD')];
  expect(rendered.headers['content-security-policy']).toContain('frame-src https://ads.example');
  expect(rendered.headers['strict-transport-security']).toBeDefined();
  const nonces = pages.map(page => /'nonce-([^']+)'/.exec(`${page.headers['content-security-policy']}`)?.[1]);
  const headers = pages.map((page, i) => {
    const { date, 'x-request-id': id, 'content-length': length, ...others } = page.headers;
    return JSON.parse(JSON.stringify(others).replaceAll(`${nonces[i]}`, 'NONCE'));
  });
  expect(headers).toEqual(headers.map(() => headers[0]));
  expect(new Set(nonces).size).toBe(4);
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(pages.map(({ body }) => body !== '')).toEqual([true, true, true, false]);
  expect(pages[3]?.headers['content-length']).toBe(pages[2]?.headers['content-length']);
});

test('a request for a page in the cache is refused as any other', async () => {
  const { load } = await openWithCached();
  expect(await load({ host: 'evil.example' })).toMatchObject({ status: 421 });
  expect(await load({}, 'PUT')).toMatchObject({ status: 405 });
  expect(await load({}, 'POST')).toMatchObject({ status: 303 });
  expect(await load({}, 'GET', '/property/7?%E0')).toMatchObject({ status: 200 });
  expect(await load({}, 'GET', '/property/7%E0')).toMatchObject({ status: 400 });
});

test('a gateway that shuts down closes the connection after a page from the cache', async () => {
  const { handler, load } = await openWithCached();
  const server = http.createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = gracefulStop(server, 100, () => {});
  const { port } = server.address() as AddressInfo;
  const request = () => load({ connection: 'keep-alive' }, 'GET', '/property/7', `http://127.0.0.1:${port}`);
  expect((await request()).headers.connection).toBe('keep-alive');
  stop();
  expect((await request()).headers.connection).toBe('close');
  await once(server, 'close');
});

test('what needs no releases is served while they cannot be read', async () => {
  const releaseSource = { current: () => Promise.reject(new Error('no registry')) };
  const { origin } = await openGateway({ render: reading(), releaseSource });
  expect((await get(origin, '/robots.txt')).status).toBe(200);
  expect((await get(origin, '/property/7')).status).toBe(500);
});

test('browsers get it compressed once it was requested again, everyone else as they accept it', async () => {
  const { origin, cache } = await openGateway({ render: reading() });
  const plain = withoutNonce(await get(origin));
  const [document] = cache.documents();
  await get(origin);
  await waitUntil(() => document?.compressed('A'.repeat(22)) !== undefined);
  for (const encoding of ['br', 'gzip', '']) {
    const got = await get(origin, '/property/7', encoding ? { 'accept-encoding': encoding } : {});
    expect([got.headers['content-encoding'] ?? '', withoutNonce(got)]).toEqual([encoding, plain]);
    expect(got.headers['content-security-policy']).toContain(nonceOf(got));
  }
  const head = await get(origin, '/property/7', {}, 'HEAD');
  expect([head.status, head.body]).toEqual([200, '']);
});

test('fifty visitors at once get one rendering', async () => {
  const render = reading();
  const { origin } = await openGateway({ render });
  const got = await Promise.all(Array.from({ length: 50 }, () => get(origin)));
  expect(new Set(got.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(got.map(nonceOf)).size).toBe(50);
  expect(render).toHaveBeenCalledTimes(1);
});

test.each([
  ['a session', 'sid=of-robin'],
  ['a visitor who wrote', 'visitor=of-robin'],
  ['a message to show', 'flash=signed-out'],
  ['a session over https', '__Host-sid=of-robin'],
])('%s gets a page of its own, and nothing of it is stored or shown to others', async (_, cookie) => {
  const render = reading();
  const { origin, cache } = await openGateway({ render });
  const anyone = await get(origin);
  const own = await get(origin, '/property/7', { cookie });
  expect(own.body).toContain(`seen by ${cookie}`);
  expect(render).toHaveBeenCalledTimes(2);
  expect(withoutNonce(await get(origin))).toBe(withoutNonce(anyone));
  const stored = await Promise.all(cache.documents().map(document => document.withNonce('')));
  expect(stored).toHaveLength(1);
  expect(stored.join()).not.toMatch(/of-robin|Robin-canary|signed-out/);
});

test('the backend gets no cookie for a page that everyone gets, and no call may read what lags', async () => {
  const sentHeaders: http.IncomingHttpHeaders[] = [];
  const { origin } = await openGateway({
    render: reading(),
    backend: (request, response) => {
      sentHeaders.push(request.headers);
      backend(request, response);
    },
  });
  await get(origin, '/property/7', { cookie: 'theme=dark; somebody=else' });
  expect(sentHeaders).toMatchObject([{ 'cache-control': 'no-cache' }]);
  expect(sentHeaders[0]?.cookie).toBeUndefined();
});

test('each choice of colours, each URL and each host has a page of its own', async () => {
  const render = reading();
  const { origin } = await openGateway({ render });
  const dark = { cookie: 'theme=dark' };
  for (let round = 0; round < 2; round++) {
    expect((await get(origin, '/property/7', dark)).body).toContain('<html lang="en-AU" class="dark">');
    expect((await get(origin)).body).toContain('<html lang="en-AU">');
    await get(origin, '/property/8');
    await get(origin, '/property/7?sort=newest');
    const other = await get(origin, '/property/7', { host: 'other.example' });
    expect(other.body).toContain('http://other.example/');
  }
  expect(render).toHaveBeenCalledTimes(5);
});

test('those in a canary get its page, all others the pinned one; the cookie is set, not stored', async () => {
  const canaries = new Map([['mf_property', '']]);
  const versions = (version: string) =>
    resolvedOf([releaseOf({ version, base: `/r/mf_property/${version}/` })], { canaries });
  const render = reading();
  const current: ReleaseSource['current'] = async visitor =>
    versions(visitor?.startsWith('in') ? '2.0.0' : '1.0.0');
  const { origin } = await openGateway({ render, releaseSource: { current } });
  const version = ({ body }: HttpReply) => /"base":"\/r\/mf_property\/([\d.]+)/.exec(body)?.[1];
  const browser = { 'user-agent': 'Mozilla/5.0 Chrome/156.0', 'sec-fetch-mode': 'navigate' };
  const inCanary = { ...browser, cookie: `canary=in${'a'.repeat(20)}` };
  for (let round = 0; round < 2; round++) {
    expect(version(await get(origin, '/property/7', inCanary))).toBe('2.0.0');
    const fresh = await get(origin, '/property/7', browser);
    expect(version(fresh)).toBe('1.0.0');
    expect(fresh.headers['set-cookie']?.[0]).toMatch(/^canary=/);
    expect((await get(origin)).headers['set-cookie']).toBeUndefined();
  }
  expect(render).toHaveBeenCalledTimes(2);
});

test.each([
  ['property/7', 2],
  ['property', 2],
  ['review/7', 2],
  ['property/8', 1],
  ['resource', 1],
])('after a change of %s the page was rendered %d times', async (tag, times) => {
  const render = reading();
  const { origin, changes } = await openGateway({ render });
  await get(origin);
  changes.report(tag);
  await get(origin);
  expect(render).toHaveBeenCalledTimes(times);
});

test('a page of many properties is dropped with each of them', async () => {
  const render = reading();
  const backend: http.RequestListener = (_, response) =>
    response.setHeader('cache-tag', 'property review').end();
  const { origin, changes } = await openGateway({ render, backend });
  await get(origin, '/search?q=Carlton');
  changes.report('helpful/7');
  await get(origin, '/search?q=Carlton');
  expect(render).toHaveBeenCalledTimes(1);
  changes.report('review/7');
  await get(origin, '/search?q=Carlton');
  expect(render).toHaveBeenCalledTimes(2);
});

test('what was read before a change is not stored after it, and nobody who comes later gets it', async () => {
  let content = 'before';
  const { promise: read, resolve: release } = Promise.withResolvers<void>();
  const render = jest.fn(async (_: Request, options: RenderOptions) => {
    await call(options);
    const html = content;
    await read;
    return renderedPage({ html });
  });
  const { origin, changes } = await openGateway({ render });
  const early = get(origin);
  await waitUntil(() => render.mock.calls.length === 1);
  await new Promise(setImmediate);
  content = 'after';
  changes.report('property/7');
  const late = get(origin);
  await waitUntil(() => render.mock.calls.length === 2);
  release();
  expect((await early).status).toBe(200);
  expect((await late).body).toContain('after');
  expect((await get(origin)).body).toContain('after');
  expect(render).toHaveBeenCalledTimes(2);
});

test('while changes may be missed pages are rendered for each visitor, and none of before is used later', async () => {
  const render = reading();
  const { origin, changes, cache } = await openGateway({ render });
  await get(origin);
  changes.lose();
  expect(cache.documents()).toEqual([]);
  await get(origin);
  await get(origin);
  expect(render).toHaveBeenCalledTimes(3);
  changes.restore();
  await get(origin);
  await get(origin);
  expect(render).toHaveBeenCalledTimes(4);
});

const failing = async (_: Request, options: RenderOptions) => {
  await call(options);
  options.report('loader', new Error('no reviews'));
  return renderedPage();
};

const redirecting = async () => ({
  kind: 'redirect' as const,
  response: new Response(null, { status: 302, headers: { location: '/', 'set-cookie': 'flash=x' } }),
});
const withoutTags: http.RequestListener = (_, response) => response.end();
const broken: http.RequestListener = (_, response) =>
  response.writeHead(500, { 'cache-tag': 'property/7' }).end();
const secret = { title: 'Mine', noStore: true };

test.each<[string, Partial<TestGateway>, requested?: string]>([
  ['is not found', { render: reading({ status: 404 }) }],
  ['shows a reply that may not be cached', { backend: withoutTags }],
  ['lacks a part that failed', { render: failing }],
  ['was made while the backend failed', { backend: broken }],
  ['shows who is signed in', { render: reading({ page: { user: { id: 7 } } }) }],
  ['has a token in its query', { render: reading({ head: secret }) }, '/auth/reset?token=x'],
  ['has a secret in its path', { render: reading({ head: secret, hasParams: true }) }, '/mine/secret'],
  ['is a redirect with a message', { render: redirecting }, '/profile'],
])('a page that %s is not stored', async (_, gateway, requested = '/property/7') => {
  const { origin, cache } = await openGateway({ render: reading(), ...gateway });
  await get(origin, requested);
  expect(cache.documents()).toEqual([]);
});

test('a form without a secret in its URL is stored, although devices may not store it', async () => {
  const head = { title: 'Sign in', noStore: true };
  const { origin, cache } = await openGateway({ render: reading({ head }) });
  const { headers } = await get(origin, '/auth/login');
  expect([cache.documents().length, headers['cache-control']]).toEqual([1, 'private, no-store']);
});

/** A rendering that waits until the test ends it, or all visitors have left. */
function waiting() {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const aborted = jest.fn();
  const render = jest.fn(async (_: Request, options: RenderOptions) => {
    options.signal.addEventListener('abort', aborted);
    await call(options);
    await end;
    return options.enqueue(async () => renderedPage());
  });
  return { render, aborted, end: resolve };
}

const openAndLeave = (origin: string) => {
  const request = http.get(`${origin}/property/7`).on('error', () => {});
  return () => request.destroy();
};

test('a rendering goes on while anyone waits for it, and ends with the last of them', async () => {
  const { render, aborted, end } = waiting();
  const current = jest.fn(async () => resolvedOf([]));
  const { origin, cache, left } = await openGateway({ render, releaseSource: { current } });
  const leave = openAndLeave(origin);
  await waitUntil(() => render.mock.calls.length === 1);
  const stays = get(origin);
  await waitUntil(() => current.mock.calls.length === 2);
  await new Promise(setImmediate);
  leave();
  await waitUntil(() => left.mock.calls.length > 0);
  end();
  expect((await stays).status).toBe(200);
  expect([render.mock.calls.length, cache.documents().length]).toEqual([1, 1]);
  expect(aborted).toHaveBeenCalledTimes(1);
});

test('a rendering that nobody waits for is aborted', async () => {
  const { render, aborted, end } = waiting();
  const { origin, cache } = await openGateway({ render });
  const leave = openAndLeave(origin);
  await waitUntil(() => render.mock.calls.length === 1);
  leave();
  await waitUntil(() => aborted.mock.calls.length > 0);
  expect(cache.documents()).toEqual([]);
  end();
});

test('a page that lacks a part that failed is for all who waited for it, and for nobody later', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const render = jest.fn(async (_: Request, options: RenderOptions) => {
    await end;
    await call(options);
    return renderedPage({ status: 503 });
  });
  const backend: http.RequestListener = (_, response) => response.writeHead(503).end();
  const { origin, cache } = await openGateway({ render, backend });
  const renderOnce = jest.spyOn(cache, 'renderOnce');
  const all = [get(origin), get(origin), get(origin)];
  await waitUntil(() => renderOnce.mock.calls.length === 3);
  resolve();
  const got = await Promise.all(all);
  expect(got.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(got.every(({ headers }) => headers['retry-after'])).toBe(true);
  expect(new Set(got.map(nonceOf)).size).toBe(3);
  expect([render.mock.calls.length, cache.documents().length]).toEqual([1, 0]);
  await get(origin);
  expect(render).toHaveBeenCalledTimes(2);
});

test('where the rendering of the first visitor fails, the others get one of their own', async () => {
  const failures = [new Error('broken')];
  const render = jest.fn(async (_: Request, options: RenderOptions) => {
    await call(options);
    const failure = failures.pop();
    if (failure) throw failure;
    return renderedPage();
  });
  const { origin } = await openGateway({ render });
  const got = await Promise.all([get(origin), get(origin), get(origin)]);
  expect(got.map(({ headers }) => headers['x-render']).sort()).toEqual(['browser', 'server', 'server']);
});

/** A renderer that shows an error, once the test releases it, where the backend refuses a call. */
function refusable() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const render = jest.fn(async (_: Request, options: RenderOptions) => {
    await released;
    const { ok, status } = await call(options);
    if (ok) return renderedPage();
    options.report('loader', new Error('refused'));
    return renderedPage({ status });
  });
  return { render, release };
}

test('whoever waits for a page of somebody over a limit gets a page of their own', async () => {
  const { render, release } = refusable();
  const { origin, cache } = await openGateway({
    render,
    env: { TRUST_PROXY: '1' },
    backend: ({ headers }, response) => {
      const isGreedy = String(headers['x-forwarded-for']).startsWith('203.0.113.1,');
      response.writeHead(isGreedy ? 429 : 200, { 'cache-tag': 'property/7' }).end();
    },
  });
  const renderOnce = jest.spyOn(cache, 'renderOnce');
  const from = (ipAddress: string) => get(origin, '/property/7', { 'x-forwarded-for': ipAddress });
  const greedy = from('203.0.113.1');
  await waitUntil(() => renderOnce.mock.calls.length === 1);
  const others = [from('203.0.113.2'), from('203.0.113.3')];
  await waitUntil(() => renderOnce.mock.calls.length === 3);
  release();
  expect((await greedy).status).toBe(429);
  expect((await Promise.all(others)).map(other => other.status)).toEqual([200, 200]);
  expect((await from('203.0.113.4')).status).toBe(200);
});

test('whoever waits for a page of a network without a budget gets a page of their own', async () => {
  const { render, release } = refusable();
  const { origin, cache } = await openGateway({
    render,
    env: { TRUST_PROXY: '1' },
    budgets: { request: 10, page: 1 },
    backend: (_, response) => response.setHeader('cache-tag', 'property/7').end(),
  });
  const renderOnce = jest.spyOn(cache, 'renderOnce');
  const from = (ipAddress: string) => get(origin, '/property/7', { 'x-forwarded-for': ipAddress });
  release();
  expect((await get(origin, '/property/8', { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
  const both = [from('203.0.113.1'), from('203.0.113.2')];
  await waitUntil(() => renderOnce.mock.calls.length === 3);
  const [greedy, other] = await Promise.all(both);
  expect([greedy?.status, other?.status]).toEqual([429, 200]);
});
