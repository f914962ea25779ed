import express from 'express';
import { PageCache } from '../cache/page-cache.ts';
import { testChanges } from '../cache/testing.ts';
import { gatewayHandler, renderedPage, type TestGateway } from '../testing.ts';
import { listen, prepareFolder } from './testing.ts';

const { jest } = import.meta;
const REFUSAL = 'Too many pages have been opened from your network. Please wait a minute and try again.';

const folder = prepareFolder();

/** A gateway for which pages are cheap, behind a proxy. */
async function open(gateway: Partial<TestGateway> = {}) {
  const origin = await listen(
    await gatewayHandler(folder.dir, {
      cache: new PageCache(testChanges()),
      backend: (_request, response) => response.setHeader('cache-tag', 'property/7').end('{}'),
      render: async (_request, { api }) => {
        await (api.fetch ?? fetch)(`${api.origin}/api/properties/7`);
        return renderedPage();
      },
      ...gateway,
      env: { TRUST_PROXY: '1', ...gateway.env },
    }),
  );
  return (requested: string, from = '203.0.113.1') =>
    fetch(origin + requested, { headers: { 'x-forwarded-for': from }, redirect: 'manual' });
}

test('a network has so many pages made in a minute, then gets those in the cache; the next network has its own', async () => {
  const get = await open({ budgets: { request: 100, page: 3 } });
  for (const id of [1, 2, 3]) expect((await get(`/property/${id}`)).status).toBe(200);
  const refused = await get('/property/4');
  expect([refused.status, await refused.text()]).toEqual([429, REFUSAL]);
  expect(refused.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
  expect((await get('/property/1')).status).toBe(200);
  expect((await get('/property/4', '203.0.113.2')).status).toBe(200);
});

test('what is in the cache, and files, count as requests', async () => {
  const get = await open({ budgets: { request: 3, page: 3 } });
  for (const requested of ['/property/1', '/property/1', '/robots.txt'])
    expect((await get(requested)).status).toBe(200);
  for (const requested of ['/property/1', '/robots.txt']) expect((await get(requested)).status).toBe(429);
});

test('the networks of a whole /56 of IPv6 have four times as much together', async () => {
  const get = await open({ budgets: { request: 100, page: 2 } });
  const statuses = [];
  for (let n = 0; n < 10; n++) statuses.push((await get(`/property/${n}`, `2001:db8:0:${n + 1}::1`)).status);
  expect(statuses).toEqual([...Array(8).fill(200), 429, 429]);
  expect((await get('/property/20', '2001:db8:0:100::1')).status).toBe(200);
});

test('with limits switched off nothing is counted', async () => {
  const get = await open({ budgets: { request: 1, page: 1 }, env: { RATE_LIMITS: 'off' } });
  for (const id of [1, 2, 3]) expect((await get(`/property/${id}`)).status).toBe(200);
});

/** Handlers without a budget, and why. */
const UNLIMITED: Record<string, string> = {
  '/livez': 'a probe: it reads nothing, and a refusal would restart the process',
  '/healthz': 'as above',
  '/readyz': 'a probe: it reads nothing, and a refusal would take the gateway away from all visitors',
};

/** A request for each handler that the gateway registers, by its pattern; those for all paths are asked for as a page. */
const REQUESTS: Record<string, string> = {
  '': '/property/1',
  '/api': '/api/properties/7',
  '/^\\/api\\//': '/api/nothing',
  '/^\\/api\\/releases\\//': '/api/releases/mf-search',
  '/^\\/api\\/admin\\/releases\\//': '/api/admin/releases/mf-search/tokens',
  '/api/releases': '/api/releases',
  '/^\\/share\\//': '/share/home/1-1-400.png',
  '/robots.txt': '/robots.txt',
  '/manifest.webmanifest': '/manifest.webmanifest',
  '/.well-known/change-password': '/.well-known/change-password',
  '/sw.js': '/sw.js',
  '/^\\/drawings\\//': '/drawings/homes/house-1.svg',
  '/sitemap': '/sitemap/pages.xml',
  '/^\\/sitemap\\//': '/sitemap/properties-1.xml',
  '/^\\/(a(~\\d+)?|r|uploads|drawings|share|sitemap)\\//': '/r/nothing',
  '/^/': '/contact',
  '/registry.json': '/registry.json',
  '/sitemap.xml': '/sitemap.xml',
  '/status': '/status',
};
const SCRIPTS = ['/a/main.0a1b2c3d.js', '/r/mf_search/1.0.0/main.0a1b2c3d.js'];

test('every handler refuses a network that has used up its budget', async () => {
  const registered = (['use', 'all', 'get', 'post'] as const).map(method =>
    jest.spyOn(express.application, method),
  );
  const get = await open({ budgets: { request: 1, page: 1 } });
  const patterns = registered.flatMap(({ mock }) =>
    mock.calls.map(([first]) => (typeof first === 'function' || Array.isArray(first) ? '' : String(first))),
  );
  expect([...new Set(patterns)].sort()).toEqual(Object.keys(REQUESTS).sort());
  await get('/contact');
  for (const requested of [...Object.values(REQUESTS), ...SCRIPTS, '/icon.svg', '/resources/plan.svg'])
    expect([requested, (await get(requested)).status]).toEqual([requested, 429]);
  for (const requested of Object.keys(UNLIMITED))
    expect([requested, (await get(requested)).status]).toEqual([requested, 200]);
});
