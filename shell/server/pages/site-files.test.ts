import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../environment.ts';
import { createSitemap, robotsTxt, webManifest } from './site-files.ts';

const { jest } = import.meta;
const RESOURCES = [{ slug: 'home-deposit-guide' }, { slug: 'how-to-read-a-strata-report' }];
/** What the remotes of a site declare. */
const RESOLVED = {
  paths: {
    ...{ mf_search: ['/', '/search'], mf_guides: ['/resources', '/home-deposit-guide'] },
    mf_property: ['/property'],
  },
  sitemap: [
    ...['/', '/search', '/resources', '/home-deposit-guide', '/resources/:resourceSlug'],
    '/property/:propertyId',
  ],
};
/** The pages of the site, and the one resource that has no path of its own. */
const OTHERS = 5;

let backend: http.Server | undefined;

/** A backend with so many homes; gives its origin and what it was asked. */
async function backendWith(properties: number, status = () => 200) {
  const requested: string[] = [];
  const server = http.createServer((request, response) => {
    if (request.url === '/api/resources') return void response.end(JSON.stringify(RESOURCES));
    requested.push(request.url ?? '');
    const query = new URL(request.url ?? '', 'http://backend').searchParams;
    const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
    const ids = Array.from({ length: properties }, (_, i) => ({
      id: properties - i,
      reviewCount: properties - i === 2 ? 0 : 1,
    }));
    response.writeHead(status()).end(JSON.stringify(ids.slice((page - 1) * limit, page * limit)));
  });
  backend = server;
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sitemap = createSitemap({ apiUrl } as Settings);
  return { sitemap: (origin: string, resolved = RESOLVED) => sitemap(origin, resolved), requested };
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

beforeEach(() => {
  jest.useFakeTimers({
    now: 0,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  backend?.closeAllConnections();
  backend?.close();
});

test('the sitemap lists the pages and every reviewed home, however many calls that takes', async () => {
  const { sitemap, requested } = await backendWith(250);
  const xml = await sitemap('https://homes.example');
  // when a home was last reviewed is nobody's to know
  expect(xml).not.toContain('lastmod');
  const found = addresses(xml);
  expect(found).toHaveLength(249 + OTHERS);
  expect(found.slice(0, 3)).toEqual([
    'https://homes.example/',
    'https://homes.example/search',
    'https://homes.example/resources',
  ]);
  expect(found.slice(OTHERS - 1, OTHERS + 1)).toEqual([
    'https://homes.example/resources/how-to-read-a-strata-report',
    'https://homes.example/property/1',
  ]);
  expect(found.filter(address => address?.endsWith('home-deposit-guide'))).toEqual([
    'https://homes.example/home-deposit-guide',
  ]);
  expect(requested).toHaveLength(3);
});

test('a house without homes has a sitemap, too', async () => {
  const { sitemap } = await backendWith(0);
  expect(addresses(await sitemap('https://homes.example'))).toHaveLength(OTHERS);
});

test('it is built once an hour, for concurrent requests and for every name of the site', async () => {
  const { sitemap, requested } = await backendWith(3);
  const both = await Promise.all([sitemap('https://homes.example'), sitemap('http://localhost:8080')]);
  expect(both.map(xml => addresses(xml)[0])).toEqual(['https://homes.example/', 'http://localhost:8080/']);
  jest.setSystemTime(3_600_000);
  await sitemap('https://homes.example');
  expect(requested).toHaveLength(1);
  jest.setSystemTime(3_600_001);
  await sitemap('https://homes.example');
  expect(requested).toHaveLength(2);
});

test('what a release adds is in it at once', async () => {
  const { sitemap } = await backendWith(1);
  await sitemap('https://homes.example');
  const added = { ...RESOLVED, sitemap: [...RESOLVED.sitemap, '/moving-costs'] };
  expect(addresses(await sitemap('https://homes.example', added)).at(-1)).toBe(
    'https://homes.example/moving-costs',
  );
});

test('while the backend is down there is none, and the next request tries again', async () => {
  let status = 503;
  const { sitemap } = await backendWith(3, () => status);
  await expect(sitemap('https://homes.example')).rejects.toThrow('the backend responded with 503');
  status = 200;
  expect(addresses(await sitemap('https://homes.example'))).toHaveLength(2 + OTHERS);
});

test('crawlers are kept out of what is nobody else’s, and shown the sitemap', () => {
  const lines = robotsTxt('https://homes.example').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /api/']));
  expect(lines).toContain('Sitemap: https://homes.example/sitemap.xml');
  expect(lines).not.toContain('Disallow: /');
});

test('the site can be installed: a name, a beginning and icons of both sizes', () => {
  const { name, start_url, icons } = JSON.parse(webManifest());
  expect([name, start_url]).toEqual(['Home Truths', '/']);
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
});
