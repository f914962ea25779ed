import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { releaseOf, resolvedOf, sha384 } from '../releases/testing.ts';
import { remoteFiles } from './remote-files.ts';

const DRAWING = '/resources/heroes/a.svg';

let server: http.Server;
let canaries = new Set<string>();

const file = (path: string, body: string) => [path, { body: Buffer.from(body), hash: sha384(body) }] as const;

beforeAll(async () => {
  const files = new Map([
    file(DRAWING, '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    file('/resources/list.txt', 'tick – tick'),
    file('/elsewhere/list.txt', 'of another remote'),
  ]);
  const serve = remoteFiles(async () => resolvedOf([releaseOf({ name: 'mf_guides', files })], { canaries }));
  server = http.createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end(`left: ${request.url}`)),
  );
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (requested: string, headers = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${requested}`, { headers });

test('a drawing of the pinned release is served under its own path, for a day, and runs nothing', async () => {
  const reply = await get(DRAWING);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(reply.headers.get('cache-control')).toContain('max-age=86400');
  expect(reply.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  const again = await get(DRAWING, { 'If-None-Match': reply.headers.get('etag') });
  expect(again.status).toBe(304);
});

test('while a canary runs, a file is nobody else’s', async () => {
  canaries = new Set(['mf_guides']);
  expect((await get(DRAWING)).headers.get('cache-control')).toBe('private, no-cache');
  canaries = new Set();
});

test('a text says that it is UTF-8', async () => {
  const reply = await get('/resources/list.txt?download');
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await reply.text()).toBe('tick – tick');
});

test.each([
  '/resources/unlisted.txt',
  '/resources/heroes/b.svg',
  '/elsewhere/list.txt',
  '/resources/..%2f..%2fserver%2fremote.cjs',
  '/resources/remote.cjs',
  '/resources',
])('%s is passed to the next handler', async requested => {
  const reply = await get(requested);
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('left:');
});
