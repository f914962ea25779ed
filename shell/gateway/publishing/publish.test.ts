import { once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';
import { buffer, text as readText } from 'node:stream/consumers';
import { MAX_ARCHIVE_BYTES, packArchive } from '@home-truths/contract/release-archive';
import { prepareFolder, serve, waitUntil, writeFile } from '../http/testing.ts';
import { buildOf, CAPABILITIES, filesOf } from '../releases/testing.ts';
import { gatewayHandler } from '../testing.ts';

const { jest } = import.meta;
const ROUTES = `exports.exposes = { './routes': { default: () => [{ path: 'search' }] } }`;
const URL_PATH = '/api/releases/mf-search';
const HEADERS = { authorization: 'Bearer ht_release_x', 'content-type': 'application/gzip' };

/** What the backend does in a test. */
const backend: { rights: string[]; permission?: string; status: number; reply: string } = {
  rights: [],
  status: 200,
  reply: '',
};
let published: { query: Record<string, string>; body: Buffer; headers: http.IncomingHttpHeaders }[] = [];
let calls: string[] = [];
let origin = '';
let sockets: Socket[] = [];
const folder = prepareFolder();

beforeEach(async () => {
  Object.assign(backend, {
    rights: ['publish', 'server'],
    permission: undefined,
    status: 200,
    reply: JSON.stringify({ isNew: true, runsOnServer: true }),
  });
  [published, calls] = [[], []];
  await writeFile(`${folder.dir}/server/shell.cjs`, 'exports.sharedModules = { react: {} }');
  const shell = {
    version: '2.0.0',
    ...CAPABILITIES,
    server: { sharedModules: { react: { useState() {} } } } as never,
  };
  const served = await serve(await gatewayHandler(folder.dir, { backend: respond, shell }));
  ({ origin } = served);
  sockets = [];
  served.server.on('connection', socket => sockets.push(socket));
});

const respond: http.RequestListener = async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://backend');
  calls.push(pathname);
  if (pathname === '/gateway/publishers/mf_search')
    return response.end(
      JSON.stringify({ name: 'CI', rights: backend.rights, permission: backend.permission }),
    );
  if (pathname === '/gateway/store')
    return response.end(
      JSON.stringify({ registry: { revision: 0, remotes: {} }, history: [], releases: [] }),
    );
  const body = await buffer(request);
  published.push({ query: Object.fromEntries(searchParams), body, headers: request.headers });
  return response.writeHead(backend.status).end(backend.reply);
};

const archiveOf = (changes = {}) => packArchive(filesOf(buildOf({ code: ROUTES, ...changes })));

async function send(body: BodyInit, query = '', headers: Record<string, string> = {}) {
  const response = await fetch(origin + URL_PATH + query, {
    ...{ method: 'POST', body, duplex: 'half' },
    headers: { ...HEADERS, ...headers },
  });
  return { status: response.status, text: await response.text() };
}

/** Begins a publication of which nothing but the headers is sent. */
async function begin(headers: Record<string, string | number> = {}) {
  const request = http.request(origin + URL_PATH, { method: 'POST', headers: { ...HEADERS, ...headers } });
  request.on('error', () => {});
  request.flushHeaders();
  return request;
}
const replyTo = async (request: http.ClientRequest) => {
  const [response] = await once(request, 'response');
  return { status: response.statusCode, text: await readText(response) };
};

test('an archive is forwarded as it came, with its version and what the sender says', async () => {
  const archive = new Uint8Array(await archiveOf());
  const pipeline = 'https://ci.example/runs/7?a=1&b=2';
  const { status, text } = await send(archive, `?commit=0a1b2c3&pipeline=${encodeURIComponent(pipeline)}`);
  const { version, ...reply } = JSON.parse(text);
  expect([status, reply]).toEqual([201, { isNew: true, runsOnServer: true, findings: [] }]);
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  const [{ query, body, headers } = { query: {}, body: Buffer.alloc(0), headers: {} }] = published;
  expect(query).toEqual({
    version,
    audience: 'public',
    bytes: expect.stringMatching(/^\d+$/),
    runsOnServer: 'true',
    commit: '0a1b2c3',
    pipeline,
  });
  expect(body.equals(archive)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/gzip',
    authorization: `Bearer ${'x'.repeat(32)}`,
    'x-release-token': 'ht_release_x',
  });
});

test('for the token of a pipeline, which counts once, the permission for the call is sent on', async () => {
  backend.permission = 'p';
  const archive = new Uint8Array(await archiveOf());
  const pipeline = { authorization: `Bearer a-b.c_d.${'e'.repeat(342)}` };
  expect((await send(archive, '', pipeline)).status).toBe(201);
  expect(published[0]?.headers).toMatchObject({ 'x-release-token': 'p' });
  backend.rights = ['pin'];
  expect(await send(archive, '', pipeline)).toEqual({
    status: 403,
    text: 'This pipeline does not have the right “publish”.',
  });
});

test('the same archive again is the same release', async () => {
  backend.reply = JSON.stringify({ isNew: false, runsOnServer: true });
  const { status, text } = await send(new Uint8Array(await archiveOf()));
  expect([status, JSON.parse(text).isNew]).toEqual([200, false]);
});

test('without the right “server” nothing is run, and browsers alone draw it', async () => {
  backend.rights = ['publish'];
  backend.reply = JSON.stringify({ isNew: true, runsOnServer: false });
  const { text } = await send(new Uint8Array(await archiveOf({ code: 'throw 1' })));
  expect(JSON.parse(text).runsOnServer).toBe(false);
  expect(published[0]?.query.runsOnServer).toBe('false');
});

test('an archive that is not in order is not forwarded', async () => {
  const rows: [BodyInit, string][] = [
    [new Uint8Array(await archiveOf({ code: 'throw 1' })), 'its server bundle cannot be run: 1.'],
    [new Uint8Array(await archiveOf({ name: 'mf_guides' })), 'it is a build of mf-guides, not of mf-search.'],
  ];
  for (const [body, reason] of rows)
    expect(await send(body)).toEqual({ status: 400, text: `mf-search was not released: ${reason}` });
  expect(await send('hello')).toEqual({
    status: 400,
    text: 'This is not a complete archive, compressed by gzip.',
  });
  expect(published).toEqual([]);
});

test.each<
  [problem: string, status: number, sentence: string, query: string, headers: Record<string, string>]
>([
  ['a cookie', 400, 'Send a release token without cookies.', '', { cookie: 'sid=1' }],
  ['another type', 415, 'Send the archive as application/gzip.', '', { 'content-type': 'application/json' }],
  [
    'a commit that is none',
    400,
    'The commit must be letters, digits, dots and hyphens',
    '?commit=%3Cscript%3E',
    {},
  ],
  [
    'a pipeline without https',
    400,
    'The address of the pipeline must begin with https://',
    '?pipeline=javascript:alert(1)',
    {},
  ],
])('a call with %s is refused', async (_, status, text, query, headers) => {
  expect(await send(new Uint8Array(await archiveOf()), query, headers)).toEqual({ status, text });
  expect(calls).not.toContain('/gateway/store');
});

test('the right is checked before the body is read', async () => {
  backend.rights = ['pin', 'server'];
  const request = await begin({ 'content-length': MAX_ARCHIVE_BYTES });
  expect(await replyTo(request)).toEqual({
    status: 403,
    text: 'This release token does not have the right “publish”.',
  });
  request.destroy();
});

test('an archive over 20 MB is refused, before it is sent if its length is said', async () => {
  const refusal = { status: 413, text: 'The archive is larger than 20 MB.' };
  const request = await begin({ 'content-length': MAX_ARCHIVE_BYTES + 1 });
  expect(await replyTo(request)).toEqual(refusal);
  request.destroy();
  const pieces = new ReadableStream({
    pull(controller) {
      if (controller.desiredSize) controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const endless = send(pieces);
  expect(await endless).toEqual(refusal);
  expect(calls).not.toContain('/gateway/store');
});

const BUSY = {
  status: 409,
  text: 'A release of mf-search is being published right now. Try again when that has ended.',
};

test.each(['is stored', 'is refused', 'breaks off'])(
  'one release of a remote is published at a time; the next one when it %s',
  async end => {
    const archive = new Uint8Array(await archiveOf());
    const first = await begin();
    await waitUntil(() => calls.length === 1);
    expect(await send(archive)).toEqual(BUSY);
    if (end === 'breaks off') first.destroy();
    else await Promise.all([replyTo(first), first.end(end === 'is stored' ? archive : 'hello')]);
    await waitUntil(() => published.length === (end === 'is stored' ? 1 : 0));
    // a gateway learns a moment later that a sender has left
    let next = await send(archive);
    while (end === 'breaks off' && next.status === 409) next = await send(archive);
    expect(next.status).toBe(201);
  },
);

test('the sentence of a backend that refuses is passed on', async () => {
  Object.assign(backend, { status: 429, reply: 'mf-search was published 60 times today.' });
  expect(await send(new Uint8Array(await archiveOf()))).toEqual({
    status: 429,
    text: 'mf-search was published 60 times today.',
  });
});

const holdTime = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });

test('an archive may take more than a minute if it moves', async () => {
  holdTime();
  const [pieces, each] = [6, 70_000];
  const request = await begin({ 'content-length': pieces * each });
  const reply = replyTo(request);
  await waitUntil(() => calls.length === 1);
  for (let n = 1; n <= pieces; n++) {
    request.write(Buffer.alloc(each));
    await waitUntil(() => (sockets[0]?.bytesRead ?? 0) >= n * each);
    if (n < pieces) jest.advanceTimersByTime(15_000);
  }
  expect(await reply).toEqual({ status: 400, text: 'This is not a complete archive, compressed by gzip.' });
});

test('an archive that hardly moves is refused', async () => {
  holdTime();
  const request = await begin({ 'content-length': 1_000_000 });
  await waitUntil(() => calls.length === 1);
  const reply = replyTo(request);
  jest.advanceTimersByTime(15_000);
  expect((await reply).status).toBe(408);
  request.destroy();
});

test('a command that the site names works from elsewhere', async () => {
  backend.rights = ['pin'];
  const response = await fetch(`${origin}${URL_PATH}/disable`, {
    method: 'POST',
    headers: { authorization: HEADERS.authorization },
    body: JSON.stringify({ text: 'Back at noon.' }),
  });
  expect([response.status, await response.text()]).toEqual([
    409,
    `mf-search is not in the registry yet. Pin a version first: npm run pin -- mf-search <version> --site ${origin}`,
  ]);
});
