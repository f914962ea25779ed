import type http from 'node:http';
import { text } from 'node:stream/consumers';
import { PageCache } from '../cache/page-cache.ts';
import { testChanges } from '../cache/testing.ts';
import { closeServers, listen, prepareFolder, sendRequest } from '../http/testing.ts';
import { gatewayHandler, renderedPage, type TestGateway } from '../testing.ts';
import { reportViews } from './canary-views.ts';
import { backendCalls } from './mirror.ts';
import type { ReleaseSource } from './releases.ts';
import { releaseOf, resolvedOf } from './testing.ts';

const folder = prepareFolder();
const BEGAN = '2026-11-30T08:00:00.000Z';
const SLOT = 'property.reviews/v1';
const BROWSER = { 'user-agent': 'Mozilla/5.0 Chrome/156.0', 'sec-fetch-mode': 'navigate' };
const IN = { ...BROWSER, cookie: `canary=in${'a'.repeat(20)}` };
const OUT = { ...BROWSER, cookie: `canary=out${'a'.repeat(19)}` };

const versions = (version: string) =>
  resolvedOf(
    [
      releaseOf({ version }),
      releaseOf({ name: 'mf_reviews', exposes: { [`./${SLOT}`]: ['entry.0a1b2c3d.js'] } }),
      releaseOf({ name: 'mf_guides' }),
    ],
    {
      providers: { [SLOT]: 'mf_reviews' },
      canaries: new Map([
        ['mf_property', BEGAN],
        ['mf_reviews', BEGAN],
      ]),
    },
  );
const releaseSource: Partial<ReleaseSource> = {
  current: async visitor => versions(visitor?.startsWith('in') ? '2.0.0' : '1.0.0'),
};

interface Report {
  url: string | undefined;
  token: string | undefined;
  counts: string[];
}

let reports: Report[] = [];
/** What a backend gets, whose response has a status. */
async function report(status = 204) {
  const origin = await listen(async (request, response) => {
    const { counts } = JSON.parse(await text(request));
    reports.push({
      url: request.url,
      token: request.headers.authorization,
      counts: counts.map((each: { remote: string; version: string; views: number; failed: number }) =>
        [each.remote, each.version, each.failed, 'of', each.views].join(' '),
      ),
    });
    response.writeHead(status).end();
  });
  await reportViews(backendCalls(origin, 'x'.repeat(32)));
}

afterEach(async () => {
  await report();
  reports = [];
  closeServers();
});

const rendering = (changes: object = {}): TestGateway['render'] => {
  return async () => renderedPage(changes);
};

async function visit(headers: http.OutgoingHttpHeaders, render = rendering(), times = 1, isCached = true) {
  const cache = isCached ? { cache: new PageCache(testChanges()) } : {};
  const origin = await listen(await gatewayHandler(folder.dir, { releaseSource, render, ...cache }));
  for (let n = 0; n < times; n++) await sendRequest(origin, '/property/7', { headers });
}

test('page views count by remote and version, also from the cache, and are reported once', async () => {
  await visit(IN, rendering(), 3);
  await visit(OUT, rendering(), 2);
  await report();
  await report();
  expect(reports).toEqual([
    {
      url: '/gateway/views',
      token: `Bearer ${'x'.repeat(32)}`,
      counts: ['mf_property 2.0.0 0 of 3', 'mf_property 1.0.0 0 of 2'],
    },
  ]);
});

test.each([
  ['a crawler', { 'user-agent': 'Googlebot/2.1' }],
  ['a program', { ...BROWSER, 'sec-fetch-mode': 'cors' }],
  ['somebody who refuses cookies', { ...BROWSER, 'sec-fetch-site': 'same-origin' }],
])('views of %s do not count, since they are never of the canary', async (_, headers) => {
  await visit(headers);
  await visit(headers, rendering(), 1, false);
  await report();
  expect(reports).toEqual([]);
});

test('page views count without a cache, too', async () => {
  await visit(IN, rendering(), 2, false);
  await report();
  expect(reports.map(({ counts }) => counts)).toEqual([['mf_property 2.0.0 0 of 2']]);
});

test('a failed view counts for the remote of the page and for those of its slots', async () => {
  const page = { ...renderedPage().page, slots: { filled: [], empty: [SLOT] } };
  await visit(IN, async (_, options) => {
    options.report(`slot ${SLOT}`, new Error('nobodyHasMadeThis is not defined'));
    return renderedPage({ page });
  });
  await visit(IN, () => Promise.reject(new Error('the page throws')));
  await visit(IN, rendering({ page }));
  await report();
  expect(reports.map(({ counts }) => counts)).toEqual([
    ['mf_property 2.0.0 2 of 3', 'mf_reviews 1.0.0 1 of 2'],
  ]);
});

test.each([
  ['does not respond', new TypeError('fetch failed')],
  ['responds too late', new DOMException('The operation timed out', 'TimeoutError')],
  ['fails', Object.assign(new Error('503: busy'), { name: 'ApiError', status: 503 })],
])('no release is to blame if the backend %s', async (_, error) => {
  await visit(IN, async (_, options) => {
    options.report('loader', error);
    return renderedPage();
  });
  await report();
  expect(reports.map(({ counts }) => counts)).toEqual([['mf_property 2.0.0 0 of 1']]);
});

test.each([404, 503])('what a backend refused with %s is added to the next report', async status => {
  await visit(IN);
  await report(status);
  await reportViews(backendCalls('http://127.0.0.1:1', 'x'));
  await visit(IN);
  await report();
  expect(reports.map(({ counts }) => counts)).toEqual([
    ['mf_property 2.0.0 0 of 1'],
    ['mf_property 2.0.0 0 of 2'],
  ]);
});
