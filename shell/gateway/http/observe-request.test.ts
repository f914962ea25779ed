import type http from 'node:http';
import { PageCache } from '../cache/page-cache.ts';
import { testChanges } from '../cache/testing.ts';
import { logRequests } from '../log.ts';
import { releaseOf, resolvedOf } from '../releases/testing.ts';
import type { RenderOptions } from '../render/index.tsx';
import { gatewayHandler, renderedPage, type TestGateway } from '../testing.ts';
import { listen, prepareFolder, waitUntil } from './testing.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const folder = prepareFolder();
let lines: string[] = [];

beforeEach(() => {
  logRequests({ write: text => void lines.push(...text.trim().split('\n')) });
  lines = [];
});

/** The ids that the backend received. */
let received: unknown[] = [];
const backend: http.RequestListener = ({ headers }, response) => {
  received.push(headers['x-request-id']);
  response.setHeader('cache-tag', 'property/7').end('for all');
};

const releases = resolvedOf([releaseOf({ name: 'mf_property' })]);

async function open(gateway: Partial<TestGateway> = {}) {
  received = [];
  const render = async (_: Request, { api, enqueue }: RenderOptions) => {
    await (api.fetch ?? fetch)(`${api.origin}/api/properties/7`, { headers: api.headers });
    return enqueue(async () => renderedPage());
  };
  const handler = await gatewayHandler(folder.dir, {
    backend,
    render,
    cache: new PageCache(testChanges()),
    releaseSource: { current: async () => releases },
    ...gateway,
  });
  const origin = await listen(handler);
  return async (requested: string, init?: RequestInit) => {
    const response = await fetch(origin + requested, { redirect: 'manual', ...init });
    await response.text();
    return response;
  };
}

const requestLines = () => lines.map(line => JSON.parse(line)).filter(({ req }) => req);
const logged = (count: number) => waitUntil(() => requestLines().length >= count);

test('each request is one line: kind of page, where it came from, status; no URL, address or cookie', async () => {
  const get = await open();
  const headers = { 'user-agent': 'canary-agent' };
  await get('/property/7?token=canary', { headers });
  await get('/property/7?token=canary', { headers });
  await get('/property/7', { headers: { cookie: 'visitor=canary' } });
  await get('/api/properties/canary?q=canary', { headers });
  await get('/a/canary.0a1b2c3d.js');
  await get('/canary');
  await get('/robots.txt?canary');
  await logged(7);
  expect(requestLines().map(({ route, page, req, res }) => [route, page, req.method, res.status])).toEqual([
    ['/property', 'server', 'GET', 200],
    ['/property', 'cache', 'GET', 200],
    ['/property', 'server', 'GET', 200],
    ['/api', undefined, 'GET', 200],
    ['/a', undefined, 'GET', 404],
    ['other', 'server', 'GET', 200],
    ['/robots.txt', undefined, 'GET', 200],
  ]);
  for (const line of requestLines()) {
    expect(line).toMatchObject({ level: 'info', msg: 'request', ms: expect.any(Number) });
    expect(line.req.id).toMatch(UUID);
  }
  expect(lines.join('')).not.toMatch(/canary|127\.0\.0\.1/);
});

test('health checks and collectors are not logged', async () => {
  const get = await open();
  for (const path of ['/livez', '/healthz', '/readyz', '/metrics', '/robots.txt']) await get(path);
  await logged(1);
  expect(requestLines().map(({ route }) => route)).toEqual(['/robots.txt']);
});

test('a request has an id, which the backend and the visitor get, too', async () => {
  const get = await open();
  const page = await get('/property/7');
  await get('/api/x');
  await logged(2);
  const ids = requestLines().map(({ req }) => req.id);
  expect(new Set(ids).size).toBe(2);
  expect(received).toEqual(ids);
  expect(page.headers.get('x-request-id')).toBe(ids[0]);
});

test.each([
  ['of a visitor', {}, 'from-the-client', false],
  ['of a trusted proxy', { TRUST_PROXY: '1' }, 'from-the-proxy', true],
  ['of a proxy trusted by its address', { TRUST_PROXY: '127.0.0.1' }, 'from-the-proxy', true],
  ['that comes past the trusted proxy', { TRUST_PROXY: '10.0.0.1' }, 'from-the-proxy', false],
  ['of another form', { TRUST_PROXY: '1' }, 'two words', false],
  ['that is too long', { TRUST_PROXY: '1' }, 'x'.repeat(65), false],
])('an id %s is used only if it can be trusted', async (_, env, id, isUsed) => {
  const get = await open({ env });
  await get('/api/x', { headers: { 'x-request-id': id } });
  expect(received).toEqual([isUsed ? id : expect.stringMatching(UUID)]);
  await logged(1);
});

test('a request whose visitor leaves is logged as aborted', async () => {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const get = await open({ backend: () => resolve() });
  const abort = new AbortController();
  const begun = get('/api/x', { signal: abort.signal });
  await reached;
  abort.abort();
  await expect(begun).rejects.toThrow('aborted');
  await logged(1);
  expect(requestLines()).toMatchObject([{ msg: 'request aborted', route: '/api' }]);
});

test('collectors get requests by kind and status, pages by source and renderings, with bounded labels', async () => {
  const get = await open();
  await get('/property/7?wombat=1', { headers: { cookie: 'visitor=1' } });
  for (const path of ['/property/8', '/property/8', '/wombat', '/wombat/2']) await get(path);
  await get('/api/wombat', { method: 'PROPFIND' });
  await logged(6);
  const { url } = await get('/metrics');
  const text = await (await fetch(url)).text();
  const request = (route: string, method = 'GET') =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="200"}`;
  expect(text).toContain(request('/property'));
  expect(text).toContain(request('other'));
  expect(text).toContain(request('/api', 'other'));
  expect(text).toMatch(/^gateway_pages_total\{route="\/property",source="cache"\} \d/m);
  expect(text).toMatch(/^gateway_pages_total\{route="\/property",source="server"\} \d/m);
  expect(text).toMatch(/^gateway_render_duration_seconds_count\{route="\/property"\} \d/m);
  expect(text).toMatch(/^gateway_queue_waiting\{queue="page"\} 0$/m);
  expect(text).not.toContain('wombat');
});
