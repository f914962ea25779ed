import fs from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { readSettings } from '../environment.ts';
import { createGateway } from '../gateway.ts';
import type { ShellBuild } from '../pages/shell-build.ts';
import { createBackendContract } from '../releases/backend-contract.ts';
import { COMPLETE_MIRROR, fixedReleases, releaseOf, resolvedOf, sha384 } from '../releases/testing.ts';
import { closeServers, listen } from './testing.ts';

const { jest } = import.meta;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const PHOTO = '0f8fad5b-d9cb-469f-a165-70867728950e.webp';
const SCRIPT = 'main.0a1b2c3d.js';
const RELEASE = 'mf_search/1.0.0-0a1b2c3d/remoteEntry.0a1b2c3d.js';
/** Milliseconds after which an answer will not come any more. */
const HANGS = 5000;
const DRAWING = '/resources/plan.svg';

let dir = '';
let origin = '';

async function write(file: string, body: string | Buffer = LETTERS) {
  await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await fs.writeFile(path.join(dir, file), body);
}

/** The gateway over a folder with one file of each kind; its pages are left to the browser. */
function gateway(apiUrl: string) {
  const shell = {
    dist: path.join(dir, 'shell'),
    base: '/a/',
    scripts: [SCRIPT],
    fonts: [],
    integrity: {},
    shared: {},
    server: {
      accessDenied: () => undefined,
      render: () => Promise.reject(new Error('not rendered in this test')),
    },
  } as unknown as ShellBuild;
  const files = new Map([[DRAWING, { body: Buffer.from(LETTERS), hash: sha384(LETTERS) }]]);
  return createGateway({
    settings: readSettings({
      API_URL: apiUrl,
      DATA_DIR: dir,
      GATEWAY_TOKEN: 'a-gateway-token-of-32-characters-',
    }),
    shell,
    releases: fixedReleases(resolvedOf([releaseOf({ name: 'mf_guides', files })])),
    publicDir: path.join(dir, 'public'),
    contract: createBackendContract(),
    mirror: COMPLETE_MIRROR,
  });
}

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'hostile-'));
  for (const file of ['icon.svg', 'icon-192.png', 'favicon.ico']) await write(`public/${file}`);
  for (const file of [SCRIPT, 'body.0a1b2c3d.woff2']) await write(`shell/${file}`);
  await write(`shell/${SCRIPT}.br`, zlib.brotliCompressSync(LETTERS));
  await write(`shell/${SCRIPT}.gz`, zlib.gzipSync(LETTERS));
  await write(`releases/public/${RELEASE}`);
  await write(`uploads/${PHOTO}`);
  origin = await listen(gateway(await listen((_, response) => response.end('[]'))));
});
afterAll(async () => {
  closeServers();
  jest.restoreAllMocks();
  await fs.rm(dir, { recursive: true, force: true });
});

async function sendRequest(requested: string, headers: http.OutgoingHttpHeaders = {}) {
  const { port, hostname } = new URL(origin);
  const response = await new Promise<http.IncomingMessage>((done, fail) => {
    const signal = AbortSignal.timeout(HANGS);
    http.get({ port, hostname, path: requested, headers, signal }, done).on('error', fail);
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

const FILES = [
  '/icon.svg',
  '/icon-192.png',
  '/favicon.ico',
  `/a/${SCRIPT}`,
  '/a/body.0a1b2c3d.woff2',
  `/r/${RELEASE}`,
  `/uploads/${PHOTO}`,
];

test.each([
  ['bytes=9-1', 200, LETTERS],
  ['9-1', 200, LETTERS],
  ['bytes=1-9, 12-14', 200, LETTERS],
  ['bytes=0-0,-1', 200, LETTERS],
  ['bytes=-', 200, LETTERS],
  ['bytes=a-b', 200, LETTERS],
  ['bytes=1.5-2', 200, LETTERS],
  ['bytes=-1-2', 200, LETTERS],
  ['bytes= 1-2', 200, LETTERS],
  ['lines=1-2', 200, LETTERS],
  ['bytes=99999999999999999999-1', 200, LETTERS],
  ['bytes=1-9', 206, 'bcdefghij'],
  ['bytes=0-0', 206, 'a'],
  ['bytes=20-', 206, 'uvwxyz'],
  ['bytes=20-99999999999999999999', 206, 'uvwxyz'],
  ['bytes=-3', 206, 'xyz'],
])('a file requested by the range %s gives %i', async (range, status, body) => {
  for (const file of FILES) {
    const reply = await sendRequest(file, { range });
    expect([file, reply.status, reply.body]).toEqual([file, status, body]);
    expect(reply.headers['content-length']).toBe(String(body.length));
  }
});

test.each(['bytes=26-', 'bytes=26-30', 'bytes=99999999999999999999-', 'bytes=-0'])(
  'a range that begins beyond the end of a file is refused: %s',
  async range => {
    for (const file of FILES) {
      const { status, headers, body } = await sendRequest(file, { range });
      expect([file, status, headers['content-range']]).toEqual([file, 416, 'bytes */26']);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toBe('Range Not Satisfiable.');
    }
  },
);

/** One of each kind of address, and of each header that a file, a page or a proxy reads, many values. */
const KINDS = [
  ...FILES,
  DRAWING,
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/pages.xml',
  '/',
  '/nowhere',
  '/api/x',
  '/metrics',
];
const TEXTS = [
  ...[
    '',
    ' ',
    '*',
    ',',
    ',,,',
    ';',
    '"',
    '"x',
    'W/',
    'W/"26-1"',
    '\\',
    '%',
    '%00',
    '\u00ff',
    '0',
    '-1',
    '1e309',
  ],
  ...['NaN', 'null', 'undefined', '__proto__', 'constructor', '{}', '[', '../../etc/passwd', "';--"],
  ...['bytes=9-1', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Thu, 99 Foo 99999 99:99:99 GMT', ',*;q=0, *;q=x'],
  ...['gzip;q=0, br;q=0', 'br;q=1;q=2', ' '.repeat(8000), `${'a,'.repeat(4000)}a`, 'x'.repeat(8000)],
];
const HEADERS = [
  ...['range', 'if-range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'],
  ...['accept', 'accept-encoding', 'accept-language', 'accept-charset', 'accept-ranges', 'host'],
];

test.each(HEADERS)('no value of the header %s is an error of ours, wherever it is sent', async name => {
  for (const requested of KINDS) {
    const responses = await Promise.all(
      TEXTS.map(value => sendRequest(requested, { 'if-range': '*', [name]: value })),
    );
    for (const [i, { status, body }] of responses.entries()) {
      expect([requested, TEXTS[i], status < 500]).toEqual([requested, TEXTS[i], true]);
      expect(body).not.toMatch(/\bat .*:\d+|node_modules|Error:/);
    }
  }
  expect((await sendRequest('/icon.svg')).body).toBe(LETTERS);
});

test('a file that cannot be read is a message without a path, and the gateway goes on', async () => {
  const name = PHOTO.replace('0f', '1f');
  const special = net.createServer().listen(path.join(dir, 'uploads', name));
  await new Promise(done => special.once('listening', done));
  const { status, headers, body } = await sendRequest(`/uploads/${name}`);
  expect([status, headers['cache-control'], headers.etag]).toEqual([500, 'no-store', undefined]);
  expect(body).toBe('Something went wrong. Please try again.');
  expect((await sendRequest(`/uploads/${PHOTO}`)).status).toBe(200);
  special.close();
});

test('a folder where a file should be is no file', async () => {
  const name = PHOTO.replace('0f', '2f');
  await fs.mkdir(path.join(dir, 'uploads', name));
  expect((await sendRequest(`/uploads/${name}`)).status).toBe(404);
});
