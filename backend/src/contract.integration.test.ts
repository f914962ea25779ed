import { type ReleaseRoute, type Route, releaseRoutes, routes } from '@home-truths/contract';
import type { Express } from 'express';
import { BUDGETS, type BudgetName, Limits } from './platform/http/limits.ts';
import { openApi } from './platform/http/openapi.ts';
import { sharedBackend, startBackend } from './testing/backend.ts';

const backend = await sharedBackend();

/** Handlers without a budget, and why. */
const UNLIMITED: Record<string, string> = {
  'GET /api/livez': 'a probe: it reads nothing',
  'GET /api/readyz':
    'a probe, refused only where the process is not ready; one query at a time for all of them',
  'GET /gateway/files/:hash': 'for gateways, whose token is checked before anything is read',
  'GET /gateway/publishers/:remote': 'for gateways, as above; release tokens that are refused have a budget',
  'GET /gateway/releases': 'for gateways, as above',
  'GET /gateway/store': 'for gateways, as above',
  'POST /gateway/decisions/:remote': 'for gateways, as above',
  'POST /gateway/pin-requests/:remote': 'for gateways, as above',
  'POST /gateway/develop-links/:remote': 'for gateways, as above',
  'POST /gateway/develop-links/:remote/use': 'for gateways, as above',
  'POST /gateway/publications/:remote': 'for gateways, as above',
  'POST /gateway/shell': 'for gateways, as above',
  'POST /gateway/views': 'for gateways, as above',
  'GET /healthz': 'a probe: it reads nothing',
  'GET /livez': 'a probe: it reads nothing',
  'GET /readyz': 'a probe, as above',
};

/** What lies outside the contract on purpose. */
const OPERATIONS = [
  'GET /api/docs',
  'GET /api/docs/openapi.json',
  'GET /api/livez',
  'GET /api/readyz',
  'GET /changes',
  'GET /gateway/files/:hash',
  'GET /gateway/publishers/:remote',
  'GET /gateway/releases',
  'GET /gateway/store',
  'GET /healthz',
  'GET /livez',
  'GET /metrics',
  'GET /readyz',
  'GET /share/:kind/:file',
  'GET /uploads/:name',
  'POST /gateway/decisions/:remote',
  'POST /gateway/pin-requests/:remote',
  'POST /gateway/develop-links/:remote',
  'POST /gateway/develop-links/:remote/use',
  'POST /gateway/publications/:remote',
  'POST /gateway/shell',
  'POST /gateway/views',
];

const promised = Object.values<Route>(routes).map(({ method, path }) => `${method} ${path}`);

const isMiddleware = (path: string) => path.includes('*');

function served() {
  const express: Express = backend.app.getHttpAdapter().getInstance();
  return express.router.stack.flatMap(({ route }) =>
    route && !isMiddleware(route.path)
      ? route.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`)
      : [],
  );
}

test('every route of the contract has exactly one handler, and nothing else is served', () => {
  expect(served().sort()).toEqual([...promised, ...OPERATIONS].sort());
});

test('a word of a path is asked for before a parameter that would swallow it', () => {
  const order = served();
  for (const [index, path] of order.entries())
    for (const earlier of order.slice(0, index))
      expect(path).not.toMatch(new RegExp(`^${earlier.replace(/:\w+/g, '[^/]+')}$`));
});

test('every handler refuses a network that has used up its budget', async () => {
  const limited = await startBackend({ RATE_LIMITS: 'on', DATABASE_URL: backend.database.url });
  const nobody = { user: null, visitor: null, ipAddress: '127.0.0.1' };
  for (const [name, { ipAddress }] of Object.entries(BUDGETS))
    await limited.app.get(Limits).spend(name as BudgetName, nobody, ipAddress[0]);
  const statuses = await Promise.all(
    served().map(async route => {
      const [method = '', path = ''] = route.split(' ');
      const { status } = await limited.send(method, path.replaceAll(/:\w+/g, '1'));
      return [route, status] as const;
    }),
  );
  const forMembers = Object.values<Route>(routes).filter(({ access }) => access !== 'anyone');
  const refusedBefore = forMembers.map(({ method, path }) => `${method} ${path}`);
  expect(statuses.flatMap(([route, status]) => (status === 429 ? [] : [route])).sort()).toEqual(
    [...refusedBefore, ...Object.keys(UNLIMITED)].sort(),
  );
  for (const { limit } of forMembers) expect(BUDGETS[limit].ipAddress[0]).toBeGreaterThan(0);
  await limited.stop();
});

test('the published description names the same routes, and those to which gateways respond', async () => {
  const { body } = await backend.get('/api/docs/openapi.json');
  expect(body).toEqual(JSON.parse(JSON.stringify(openApi)));
  const described = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const byGateways = Object.values<ReleaseRoute>(releaseRoutes).map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(described.sort()).toEqual([...promised, ...byGateways].sort());
  expect(body.paths['/api/releases/{remote}'].post).toMatchObject({
    description: 'Access: a release token with the right `publish`.',
    requestBody: { content: { 'application/gzip': {} } },
    responses: { 200: {}, 201: {} },
  });
});

test.each(['/api/docs', '/api/docs/openapi.json'])(
  '%s is made once, and sent once to each browser',
  async path => {
    const first = await backend.get(path, { 'Accept-Encoding': 'br' });
    const etag = String(first.headers.get('ETag'));
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    // without this header `fetch` asks for a fresh one
    const again = await backend.get(path, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    expect([again.status, again.text, again.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(first.headers.get('Content-Encoding')).toBe('br');
    const plain = await backend.get(path);
    expect([plain.text, plain.headers.get('Content-Encoding')]).toEqual([first.text, null]);
  },
);

test('the description reads well without scripts', async () => {
  const { text, headers } = await backend.get('/api/docs');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Content-Type')).toMatch('text/html');
  for (const { summary } of Object.values<Route>(routes)) expect(text).toContain(summary.split('(')[0]);
  expect(text).not.toMatch(/<script|https?:\/\//);
});
