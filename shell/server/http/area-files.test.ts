import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '../releases/releases.ts';
import { areaFiles } from './area-files.ts';

const DRAWING = '/resources/heroes/a.svg';
const RELEASE = 'releases/mf_guides/1.0.0-0a1b2c3d';

let root = '';
let server: http.Server;

async function write(file: string, body: string) {
  await fs.mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await fs.writeFile(path.join(root, file), body);
}

beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'area-files-'));
  await write(`${RELEASE}/public${DRAWING}`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write(`${RELEASE}/public/resources/list.txt`, 'tick – tick');
  await write(`${RELEASE}/public/resources/unlisted.txt`, 'secret');
  await write(`${RELEASE}/server/remote.cjs`, 'secret');
  const files = new Set([DRAWING, '/resources/list.txt', '/elsewhere/list.txt']);
  const release: Release = {
    name: 'mf_guides',
    version: '1.0.0-0a1b2c3d',
    base: '',
    doors: {},
    integrity: {},
    files,
  };
  const serve = areaFiles({
    dataDir: root,
    releases: async () => new Map([['mf_guides', release]]),
    areaOf: asked => (asked.startsWith('/resources') ? 'mf_guides' : undefined),
  });
  server = http.createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end(`left: ${request.url}`)),
  );
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await fs.rm(root, { recursive: true, force: true });
});

const get = (asked: string, headers = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${asked}`, { headers });

test('a drawing of the pinned release is served under its own path, for a day, and runs nothing', async () => {
  const answer = await get(DRAWING);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('max-age=86400');
  expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  const again = await get(DRAWING, { 'If-None-Match': answer.headers.get('etag') });
  expect(again.status).toBe(304);
});

test('a text says that it is UTF-8', async () => {
  const answer = await get('/resources/list.txt?download');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('tick – tick');
});

test.each([
  '/resources/unlisted.txt',
  '/resources/heroes/b.svg',
  '/elsewhere/list.txt',
  '/resources/..%2f..%2fserver%2fremote.cjs',
  '/resources/remote.cjs',
  '/resources',
])('%s is left to whoever is next', async asked => {
  const answer = await get(asked);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('left:');
});
