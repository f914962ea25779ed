import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { fileHandlers } from './files.ts';

const PHOTO = '0f8fad5b-d9cb-469f-a165-70867728950e.webp';
const RELEASE = 'data/releases/public/mf_search/1.0.0-0a1b2c3d';

let root = '';
let server: http.Server;
/** The version of a shell with a file, by the file. */
const shells = new Map<string, string>();
/** Versions that were asked for. */
const brought: string[] = [];
const mirror = {
  bring: async (name: string, version: string) => void brought.push(`${name}/${version}`),
  shellWith: async (file: string) => shells.get(file),
};
let handlers: ReturnType<typeof fileHandlers> = [];
const options = () => ({
  shellDist: path.join(root, 'shell'),
  publicDir: path.join(root, 'public'),
  uploadsDir: path.join(root, 'data/uploads'),
  releasesDir: path.join(root, 'data/releases'),
  mirror,
  isForAdmins: async (remote: string) => remote === 'mf_admin',
  isAdmin: async ({ headers }: http.IncomingMessage) => headers.cookie === 'sid=admin',
});

async function write(file: string, body: string | Buffer = file) {
  await fs.mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await fs.writeFile(path.join(root, file), body);
}

beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'files-'));
  await write('shell/main.0a1b2c3d.js', 'plain');
  await write('shell/main.0a1b2c3d.js.br', zlib.brotliCompressSync('packed'));
  await write('shell/main.0a1b2c3d.js.gz', zlib.gzipSync('packed'));
  await write('shell/body.0a1b2c3d.woff2');
  await write('shell/integrity.json');
  await write('shell/main.js');
  await write('shell/server/shell.cjs');
  await write(`${RELEASE}/remoteEntry.0a1b2c3d.js`);
  await write(`${RELEASE}/mf-manifest.json`);
  await write(`${RELEASE}/mf-entry.js`);
  await write(`${RELEASE}/remote.json`);
  await write(`${RELEASE}/server/remote.cjs`);
  await write('data/releases/admin/mf_admin/1.0.0-0a1b2c3d/remoteEntry.0a1b2c3d.js');
  await write(`data/uploads/${PHOTO}`);
  await write('data/uploads/notes.txt');
  await write('data/releases/registry/remotes.json');
  await write('data/secret.0a1b2c3d.js');
  await write('public/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('public/README.md');
  handlers = fileHandlers(options());
  server = http.createServer((request, response) => {
    const turn = (i: number): void => {
      const handler = handlers[i];
      if (handler) handler(request, response, () => turn(i + 1));
      else response.writeHead(404).end(`left: ${request.url}`);
    };
    turn(0);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await fs.rm(root, { recursive: true, force: true });
});

/** Asks for a path exactly as it is written: `fetch` would tidy it up first. */
const get = (requested: string, headers: http.OutgoingHttpHeaders = {}) =>
  new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: Buffer }>((done, fail) => {
    const { port } = server.address() as AddressInfo;
    http
      .get({ port, host: '127.0.0.1', path: requested, headers }, response => {
        const parts: Buffer[] = [];
        response.on('data', part => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
      .on('error', fail);
  });

test.each([
  ['/a/main.0a1b2c3d.js', 'text/javascript'],
  ['/a~1234/main.0a1b2c3d.js', 'text/javascript'],
  ['/a/body.0a1b2c3d.woff2', 'font/woff2'],
  ['/r/mf_search/1.0.0-0a1b2c3d/remoteEntry.0a1b2c3d.js', 'text/javascript'],
  ['/r/mf_search/1.0.0-0a1b2c3d/mf-manifest.json', 'application/json'],
  ['/r/mf_search/1.0.0-0a1b2c3d/mf-entry.js', 'text/javascript'],
  [`/uploads/${PHOTO}`, 'image/webp'],
])('%s is served for a year as %s', async (requested, type) => {
  const { status, headers } = await get(requested);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain(type);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a script of another build of the shell is served, packed, under the address that its pages name', async () => {
  const folder = 'data/releases/public/shell/1.0.0-11111111';
  await write(`${folder}/main.11111111.js`, 'other');
  await write(`${folder}/main.11111111.js.br`, zlib.brotliCompressSync('packed'));
  expect((await get('/a/main.11111111.js')).status).toBe(404);
  shells.set('main.11111111.js', '1.0.0-11111111');
  const { status, headers, body } = await get('/a/main.11111111.js', { 'accept-encoding': 'br' });
  expect([status, zlib.brotliDecompressSync(body).toString()]).toEqual([200, 'packed']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/a~1234/main.11111111.js')).body.toString()).toBe('other');
});

test('a release is fetched before a file of it is served', async () => {
  brought.length = 0;
  await get('/r/mf_search/1.0.0-0a1b2c3d~7/remoteEntry.0a1b2c3d.js');
  await get('/r/mf_search/1.0.0-0a1b2c3d/remote.json');
  expect(brought).toEqual(['mf_search/1.0.0-0a1b2c3d']);
});

test.each([
  [undefined, undefined, 'same-origin'],
  ['https://cdn.example', '*', 'cross-origin'],
])(
  'with the CDN %s public files are for pages of the origin %s, releases for all, those for administrators for none',
  async (assetsUrl, allowed, policy) => {
    handlers = fileHandlers({ ...options(), assetsUrl });
    for (const requested of ['/a/main.0a1b2c3d.js', `/uploads/${PHOTO}`]) {
      const { headers } = await get(requested);
      expect(headers['access-control-allow-origin']).toBe(allowed);
      expect(headers['cross-origin-resource-policy']).toBe(policy);
    }
    const release = await get('/r/mf_search/1.0.0-0a1b2c3d/remoteEntry.0a1b2c3d.js');
    expect(release.headers['access-control-allow-origin']).toBe('*');
    expect(release.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { headers } = await get('/r/mf_admin/1.0.0-0a1b2c3d/remoteEntry.0a1b2c3d.js', {
      cookie: 'sid=admin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  },
);

test('icons are served for a day', async () => {
  expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  '/a/integrity.json',
  '/a~1/integrity.json',
  '/a~/main.0a1b2c3d.js',
  '/a~12345/main.0a1b2c3d.js',
  '/a/main.js',
  '/a/main.0a1b2c3d.js.br',
  '/a/server/shell.cjs',
  '/a/',
  '/a',
  '/a/missing.0a1b2c3d.js',
  '/a/../data/secret.0a1b2c3d.js',
  '/a/..%2fdata%2fsecret.0a1b2c3d.js',
  '/a/%2e%2e/data/secret.0a1b2c3d.js',
  '/a/main.0a1b2c3d.js%00',
  '/a/main.0a1b2c3d.js%',
  '/a//main.0a1b2c3d.js',
  '/r/mf_search/1.0.0-0a1b2c3d/remote.json',
  '/r/mf_search/1.0.0-0a1b2c3d/server/remote.cjs',
  '/r/mf_search/1.0.0-0a1b2c3d/',
  '/r/../secret.0a1b2c3d.js',
  '/r/mf_search/../../../secret.0a1b2c3d.js',
  '/r/x/../../secret.0a1b2c3d.js',
  '/r/x/..%2f..%2fsecret.0a1b2c3d.js',
  '/uploads/notes.txt',
  '/uploads/../remotes.json',
  '/uploads/%2e%2e/remotes.json',
  `/uploads/${PHOTO}.bak`,
  `/uploads/${PHOTO.toUpperCase()}`,
  '/remotes.json',
  '/README.md',
  '/.env',
])('%s is not served, and passed to the next handler', async requested => {
  const { status, body } = await get(requested);
  expect(status).toBe(404);
  expect(body.toString()).toBe(`left: ${requested}`);
});

test('the old kind of icon says what it is', async () => {
  await write('public/favicon.ico');
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/vnd.microsoft.icon');
});

test('the packed script is served to those who take it', async () => {
  const packed = await get('/a/main.0a1b2c3d.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['content-type']).toContain('text/javascript');
  expect(packed.headers.vary?.toLowerCase()).toContain('accept-encoding');
  expect(zlib.brotliDecompressSync(packed.body).toString()).toBe('packed');
  const gzip = await get('/a/main.0a1b2c3d.js', { 'accept-encoding': 'gzip, deflate' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  const plain = await get('/a/main.0a1b2c3d.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe('plain');
});

test('a query does not hide a file', async () => {
  expect((await get('/a/main.0a1b2c3d.js?again=1')).status).toBe(200);
});

test('a client that has the file gets a response without a body', async () => {
  const { headers } = await get(`/uploads/${PHOTO}`);
  expect((await get(`/uploads/${PHOTO}`, { 'if-none-match': headers.etag })).status).toBe(304);
});

test('no response says when a photo was uploaded', async () => {
  const file = path.join(root, 'data/uploads', PHOTO);
  const sendRequest = async (headers: http.OutgoingHttpHeaders = {}) => {
    const { status, headers: given } = await get(`/uploads/${PHOTO}`, headers);
    expect(Object.keys(given)).not.toContain('last-modified');
    const { date: _, ...others } = given;
    return { status, others };
  };
  const requestAll = async () => {
    const { others } = await sendRequest();
    const requests = [
      {},
      { 'if-none-match': others.etag },
      { 'if-match': others.etag },
      { range: 'bytes=0-3', 'if-range': others.etag },
      ...['if-modified-since', 'if-unmodified-since'].flatMap(name =>
        ['Thu, 01 Jan 1970 00:00:00 GMT', 'Thu, 01 Jan 2099 00:00:00 GMT'].map(date => ({ [name]: date })),
      ),
      { range: 'bytes=0-3', 'if-range': 'Thu, 01 Jan 2099 00:00:00 GMT' },
    ];
    return Promise.all(requests.map(sendRequest));
  };
  await fs.utimes(file, 1_700_000_000, 1_700_000_000);
  const early = await requestAll();
  expect(early.map(({ status }) => status)).toEqual([200, 304, 200, 206, 200, 200, 200, 200, 200]);
  await fs.utimes(file, 1_800_000_000, 1_800_000_000);
  expect(await requestAll()).toEqual(early);
});

test('a photo opened by itself runs nothing', async () => {
  const { headers } = await get(`/uploads/${PHOTO}`);
  expect(headers['content-security-policy']).toBe(`default-src 'none'; frame-ancestors 'none'`);
});

test('a photo that comes while the site runs is there at once', async () => {
  const late = PHOTO.replace('0f', '1f');
  expect((await get(`/uploads/${late}`)).status).toBe(404);
  await write(`data/uploads/${late}`);
  expect((await get(`/uploads/${late}`)).status).toBe(200);
});

test('files of a remote for administrators are there for them alone, and nobody between may keep them', async () => {
  const requested = '/r/mf_admin/1.0.0-0a1b2c3d/remoteEntry.0a1b2c3d.js';
  for (const cookie of ['', 'sid=member']) expect((await get(requested, { cookie })).status).toBe(404);
  const again = requested.replace('/remoteEntry', '~1/remoteEntry');
  expect((await get(again)).status).toBe(404);
  const { status, headers } = await get(requested, { cookie: 'sid=admin' });
  expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
});
