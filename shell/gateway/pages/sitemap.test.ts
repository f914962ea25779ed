import { closeServers, listen } from '../http/testing.ts';
import { createSitemap, isSitemapFile } from './sitemap.ts';

const { jest } = import.meta;
const ORIGIN = 'https://homes.example';
const RESOURCES = [{ slug: 'home-deposit-guide' }, { slug: 'how-to-read-a-strata-report' }];
/** What the remotes of a site declare. */
const RESOLVED = {
  paths: {
    mf_search: ['/', '/search', '/suburb'],
    mf_guides: ['/resources', '/home-deposit-guide'],
    mf_property: ['/property', '/building'],
  },
  sitemap: [
    ...['/', '/search', '/resources', '/home-deposit-guide', '/resources/:resourceSlug'],
    '/property/:propertyId',
  ],
  disabled: new Map<string, string>(),
};
type Resolved = typeof RESOLVED;

interface Rows {
  properties?: number;
  buildings?: number;
  suburbs?: string[];
}

/** A backend with so much to list; gives the sitemap and what was requested. */
async function backendWith({ properties = 0, buildings = 0, suburbs = [] }: Rows, status = () => 200) {
  const requested: string[] = [];
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
  const ids = { properties: numbers(properties), buildings: numbers(buildings) };
  const values: Record<string, string[]> = { ...ids, suburbs };
  const apiUrl = await listen((request, response) => {
    requested.push(request.url ?? '');
    if (request.url === '/api/resources') return void response.end(JSON.stringify(RESOURCES));
    const query = new URL(request.url ?? '', 'http://backend').searchParams;
    const all = values[query.get('kind') ?? ''] ?? [];
    const start = Number(query.get('after') ?? 0);
    const end = start + Number(query.get('limit'));
    const dated = (value: unknown) => typeof value === 'string' && value !== '2';
    const entries = all.slice(start, end).map(value => (dated(value) ? `${value} 2026-03-02` : value));
    const next = end < all.length ? String(end) : null;
    response.writeHead(status()).end(JSON.stringify({ entries, next }));
  });
  const { index, file } = createSitemap({ apiUrl });
  return {
    requested,
    index: async (resolved: Resolved = RESOLVED, origin = ORIGIN) =>
      locationsIn(await index(origin, resolved)),
    file: async (name: string, resolved: Resolved = RESOLVED) => {
      const pieces = await file(`/sitemap/${name}.xml`, ORIGIN, resolved);
      return pieces && [...pieces].join('');
    },
  };
}

const locationsIn = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

/** The rules of sitemaps.org: at least one URL and at most 50,000, each absolute and escaped, with its day at most. */
function expectValid(xml = '') {
  const start =
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  const end = '</urlset>';
  // no pattern over megabytes of text: it may need more stack than there is
  expect([xml.startsWith(start), xml.endsWith(end)]).toEqual([true, true]);
  const urls = xml.slice(start.length, -end.length);
  const each =
    /<url><loc>https:\/\/homes\.example\/[^\s<>"']*<\/loc>(<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?<\/url>/g;
  expect(urls.replace(each, '')).toBe('');
  expect(urls.length).toBeGreaterThan(0);
  expect(locationsIn(xml).length).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
}

beforeEach(() => {
  const real = ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'] as const;
  jest.useFakeTimers({ now: 0, doNotFake: [...real] });
});
afterEach(() => {
  jest.useRealTimers();
  closeServers();
});

test('the index names the files, each with at most 50,000 URLs, and they have everything once', async () => {
  const suburbs = ['vic/richmond-3121'];
  const { index, file } = await backendWith({ properties: 120_001, buildings: 50_000, suburbs });
  const names = ['pages', 'suburbs', 'buildings-1', 'properties-1', 'properties-2', 'properties-3'];
  expect(await index()).toEqual(names.map(name => `${ORIGIN}/sitemap/${name}.xml`));
  const files = new Map<string, string | undefined>();
  for (const name of names) files.set(name, await file(name));
  for (const xml of files.values()) expectValid(xml);
  const pages = ['/', '/search', '/resources', '/home-deposit-guide', `/resources/${RESOURCES[1]?.slug}`];
  expect(locationsIn(files.get('pages'))).toEqual(pages.map(page => ORIGIN + page));
  expect(files.get('suburbs')).toContain(
    `<url><loc>${ORIGIN}/suburb/vic/richmond-3121</loc><lastmod>2026-03-02</lastmod></url>`,
  );
  expect(locationsIn(files.get('buildings-1')).at(-1)).toBe(`${ORIGIN}/building/50000`);
  expect(files.get('properties-1')).toContain(`<url><loc>${ORIGIN}/property/2</loc></url>`);
  const urls = ['properties-1', 'properties-2', 'properties-3'].map(name => locationsIn(files.get(name)));
  expect(urls.map(({ length }) => length)).toEqual([50_000, 50_000, 20_001]);
  expect(new Set(urls.flat()).size).toBe(120_001);
});

test('a file that there is not is none', async () => {
  const { file } = await backendWith({ properties: 3 });
  for (const name of ['properties-2', 'properties-99999', 'buildings-1', 'suburbs'])
    expect(await file(name)).toBeUndefined();
  for (const part of ['-0', '--1', '-01', '-1e3', '-x', '', '-1000000'])
    expect(isSitemapFile(`/sitemap/properties${part}.xml`)).toBe(false);
  for (const name of ['pages-1', 'streets-1', 'suburbs-1', 'toString-1'])
    expect(isSitemapFile(`/sitemap/${name}.xml`)).toBe(false);
});

test('a site without homes has a sitemap, too', async () => {
  const { index, file } = await backendWith({});
  expect(await index()).toEqual([`${ORIGIN}/sitemap/pages.xml`]);
  expectValid(await file('pages'));
});

test('what no remote shows is in no file', async () => {
  const { index, file } = await backendWith({ properties: 1, buildings: 1, suburbs: ['vic/richmond-3121'] });
  const { mf_property: _, ...paths } = RESOLVED.paths;
  const without = { ...RESOLVED, paths: paths as Resolved['paths'], sitemap: ['/', '/search'] };
  expect(await index(without)).toEqual([`${ORIGIN}/sitemap/pages.xml`, `${ORIGIN}/sitemap/suburbs.xml`]);
  expect(await file('properties-1', without)).toBeUndefined();
  const disabled = new Map(Object.entries({ mf_property: '', mf_search: 'Back at noon.' }));
  const left = ['pages', 'properties-1'].map(name => `${ORIGIN}/sitemap/${name}.xml`);
  expect(await index({ ...RESOLVED, disabled })).toEqual(left);
});

test('each home is listed below every path that remotes declare for homes', async () => {
  const { index, file } = await backendWith({ properties: 30_000 });
  const two = { ...RESOLVED, sitemap: [...RESOLVED.sitemap, '/moving-costs/:propertyId'] };
  expect((await index(two)).filter(url => url.includes('/properties-'))).toHaveLength(2);
  expectValid(await file('properties-1', two));
  const urls = locationsIn(`${await file('properties-1', two)}${await file('properties-2', two)}`);
  expect(new Set(urls).size).toBe(60_000);
  expect(urls).toContain(`${ORIGIN}/moving-costs/29999`);
});

test('the backend is asked once an hour, for concurrent requests and for every name of the site', async () => {
  const { index, file, requested } = await backendWith({ properties: 3 });
  const both = await Promise.all([index(), index(RESOLVED, 'http://localhost:8080'), file('properties-1')]);
  expect(both[1]?.[0]).toBe('http://localhost:8080/sitemap/pages.xml');
  expect(requested).toHaveLength(3);
  jest.setSystemTime(3_600_000);
  await file('properties-1');
  expect(requested).toHaveLength(3);
  jest.setSystemTime(3_600_001);
  await file('properties-1');
  expect(requested).toHaveLength(4);
});

test('what a release adds is listed at once', async () => {
  const { file } = await backendWith({ properties: 1 });
  await file('pages');
  const added = { ...RESOLVED, sitemap: [...RESOLVED.sitemap, '/moving-costs'] };
  expect(locationsIn(await file('pages', added)).at(-1)).toBe(`${ORIGIN}/moving-costs`);
});

test('while the backend is down there is none, and the next request tries again', async () => {
  let status = 503;
  const { index } = await backendWith({ properties: 3 }, () => status);
  await expect(index()).rejects.toThrow('the backend responded with 503');
  status = 200;
  expect(await index()).toHaveLength(2);
});

test('a reply in another shape is an error instead of a wrong sitemap', async () => {
  const { index } = await backendWith({ suburbs: [7 as never] });
  await expect(index()).rejects.toThrow();
});
