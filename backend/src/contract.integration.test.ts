import { type Route, routes } from '@home-truths/contract';
import type { Express } from 'express';
import { openApi } from './http/openapi.ts';
import { type Backend, startBackend } from './testing/backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

/** What lies outside the contract on purpose. */
const OPERATIONS = [
  'GET /api/docs',
  'GET /api/docs/openapi.json',
  'GET /api/livez',
  'GET /api/readyz',
  'GET /changes',
  'GET /healthz',
  'GET /livez',
  'GET /metrics',
  'GET /readyz',
  'GET /registry/revisions',
  'GET /share/:kind/:file',
  'GET /uploads/:name',
  'POST /registry/revisions',
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

test('the published description names the same routes', async () => {
  const { body } = await backend.get('/api/docs/openapi.json');
  expect(body).toEqual(JSON.parse(JSON.stringify(openApi)));
  const described = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual(promised.toSorted());
});

test('the description reads well without scripts', async () => {
  const { text, headers } = await backend.get('/api/docs');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Content-Type')).toMatch('text/html');
  for (const { summary } of Object.values<Route>(routes)) expect(text).toContain(summary.split('(')[0]);
  expect(text).not.toMatch(/<script|https?:\/\//);
});
