import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ReleaseList } from '@home-truths/contract';
import { backendCalls, type Mirror, mirrorReleases } from './mirror.ts';

const { jest } = import.meta;
const TOKEN = 'a-gateway-token-of-32-characters-';

const hashOf = (text: string) => crypto.createHash('sha256').update(text).digest('hex');

let releasesDir = '';
let list: ReleaseList;
let files = new Map<string, string>();
let backend: http.Server;
let mirror: Mirror | undefined;
let requests: string[] = [];
let [open, most] = [0, 0];
let lines: string[] = [];

/** Adds a release, of which every file says its name. */
function store(
  name: string,
  version: string,
  audience: 'public' | 'admin' = 'public',
  more: string[] = [],
  rights: { runsOnServer?: boolean } = {},
) {
  const names = ['integrity.json', 'server/remote.cjs', ...more];
  for (const file of names) files.set(hashOf(file + version), file + version);
  list.releases.unshift({
    name,
    version,
    audience,
    files: Object.fromEntries(names.map(file => [file, hashOf(file + version)])),
    runsOnServer: true,
    releasedAt: '2026-11-29T10:00:00.000Z',
    ...rights,
  });
}
function pin(name: string, version: string) {
  list = { ...list, revision: list.revision + 1, remotes: { ...list.remotes, [name]: { pinned: version } } };
}

beforeEach(async () => {
  releasesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'mirror-'));
  list = { revision: 0, remotes: {}, releases: [] };
  files = new Map();
  [open, most, requests, lines] = [0, 0, [], []];
  jest.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0);
  backend = http.createServer(({ url = '', headers }, response) => {
    requests.push(url);
    most = Math.max(most, ++open);
    response.once('close', () => open--);
    if (headers.authorization !== `Bearer ${TOKEN}`) return response.writeHead(404).end();
    const etag = `"${list.revision}-${list.releases.length}"`;
    if (url === '/gateway/releases') {
      const isKnown = headers['if-none-match'] === etag;
      return response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? '' : JSON.stringify(list));
    }
    const file = files.get(path.basename(url));
    // long enough for others to come in
    return setTimeout(() => response.writeHead(file ? 200 : 404).end(file), 5);
  });
  await new Promise<void>(listening => backend.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  mirror?.stop();
  backend.closeAllConnections();
  backend.close();
  jest.restoreAllMocks();
  await fs.rm(releasesDir, { recursive: true, force: true });
});

async function start(token = TOKEN, announce?: () => Promise<void>) {
  mirror?.stop();
  const { port } = backend.address() as AddressInfo;
  mirror = await mirrorReleases(backendCalls(`http://127.0.0.1:${port}`, token), releasesDir, announce);
  return mirror;
}
const versionsIn = (folder: string) => fs.readdir(path.join(releasesDir, folder)).catch(() => []);
/** Waits until the mirror has read the list again. */
async function until(check: () => boolean | Promise<boolean>) {
  while (!(await check())) await new Promise(resolve => setImmediate(resolve));
}

test('what the registry names is fetched, at most four files at once, and nothing else', async () => {
  store('mf_search', '1.0.0', 'public', ['a.js', 'b.js', 'c.js', 'd.js', 'e.js', 'f.js']);
  store('mf_search', '2.0.0');
  store('mf_admin', '1.0.0', 'admin');
  pin('mf_search', '1.0.0');
  pin('mf_admin', '1.0.0');
  const { registry, bring } = await start();
  expect(registry().remotes).toEqual(list.remotes);
  expect([await versionsIn('public/mf_search'), await versionsIn('admin/mf_admin')]).toEqual([
    ['1.0.0'],
    ['1.0.0'],
  ]);
  expect(most).toBe(4);
  const dir = path.join(releasesDir, 'public/mf_search/1.0.0');
  expect(await fs.readFile(path.join(dir, 'server/remote.cjs'), 'utf8')).toBe('server/remote.cjs1.0.0');
  expect((await fs.stat(path.join(dir, 'integrity.json'))).mtime.toISOString()).toBe(
    '2026-11-29T10:00:00.000Z',
  );
  await Promise.all([bring('mf_search', '2.0.0'), bring('mf_search', '2.0.0'), bring('mf_search', '9.9.9')]);
  expect((await versionsIn('public/mf_search')).sort()).toEqual(['1.0.0', '2.0.0']);
  expect(requests.filter(url => url.endsWith(hashOf('integrity.json2.0.0')))).toHaveLength(1);
});

test('a new pin is followed when all of its files are here, and what is removed there is removed here', async () => {
  store('mf_search', '1.0.0');
  pin('mf_search', '1.0.0');
  const { registry } = await start();
  store('mf_search', '2.0.0');
  files.delete(hashOf('server/remote.cjs2.0.0'));
  pin('mf_search', '2.0.0');
  await until(() => lines.some(line => line.includes('does not match its hash')));
  expect(registry().revision).toBe(1);
  expect(await versionsIn('public/mf_search')).toEqual(['1.0.0']);
  files.set(hashOf('server/remote.cjs2.0.0'), 'server/remote.cjs2.0.0');
  await until(() => registry().revision === 2);
  list.releases.pop();
  await until(async () => (await versionsIn('public/mf_search')).join() === '2.0.0');
  expect(await versionsIn('fetching')).toEqual([]);
});

test('a release runs on the server unless the list says otherwise, and one that is not listed does not', async () => {
  store('mf_search', '1.0.0');
  store('mf_search', '2.0.0', 'public', [], { runsOnServer: true });
  store('mf_search', '3.0.0', 'public', [], { runsOnServer: false });
  await start();
  const expectRights = () =>
    expect(
      ['1.0.0', '2.0.0', '3.0.0', '4.0.0'].map(version => mirror?.runsOnServer('mf_search', version)),
    ).toEqual([true, true, false, false]);
  expectRights();
  backend.closeAllConnections();
  backend.close();
  mirror?.stop();
  mirror = await mirrorReleases(backendCalls('http://127.0.0.1:9', TOKEN), releasesDir);
  expectRights();
});

test('without a backend it starts from its folder, and goes on when there is one again', async () => {
  store('mf_search', '1.0.0');
  pin('mf_search', '1.0.0');
  await start();
  const good = { ...list, releases: list.releases.map(each => ({ ...each, runsOnServer: true })) };
  backend.closeAllConnections();
  backend.close();
  const port = (backend.address() as AddressInfo | null)?.port;
  mirror?.stop();
  mirror = await mirrorReleases(backendCalls(`http://127.0.0.1:${port ?? 9}`, TOKEN), releasesDir);
  expect(mirror.registry()).toEqual(good);
  expect(lines.join()).toContain('the last good ones stay');
});

test('a wrong token reads nothing, and the log says what to set', async () => {
  store('mf_search', '1.0.0');
  pin('mf_search', '1.0.0');
  const { registry } = await start('of-something-else');
  expect(registry().revision).toBe(0);
  expect(lines.join()).toContain('set the same GATEWAY_TOKEN for backends and gateways');
});

test('a shell that another gateway has just stored is found by its file', async () => {
  const { shellWith } = await start();
  expect(await shellWith('main.0a1b2c3d.js')).toBeUndefined();
  store('shell', '1.0.0', 'public', ['main.0a1b2c3d.js']);
  expect(await shellWith('main.0a1b2c3d.js')).toBe('1.0.0');
  expect(await versionsIn('public/shell')).toEqual(['1.0.0']);
});

test('what a killed gateway left behind is removed an hour later', async () => {
  for (const [name, hours] of [
    ['old', 2],
    ['new', 0],
  ] as const) {
    const left = path.join(releasesDir, 'fetching', name);
    await fs.mkdir(left, { recursive: true });
    const time = new Date(Date.now() - hours * 3_600_000);
    await fs.utimes(left, time, time);
  }
  await start();
  expect(await versionsIn('fetching')).toEqual(['new']);
});

test('a shell that cannot be stored keeps nobody from reading', async () => {
  store('mf_search', '1.0.0');
  pin('mf_search', '1.0.0');
  const { registry } = await start(TOKEN, async () => {
    throw new Error('read-only');
  });
  expect(registry().revision).toBe(1);
  expect(lines.join()).toContain('read-only');
});
