import type http from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { PinRequest } from '@home-truths/contract/gateway-calls';
import { prepareFolder, serve } from '../http/testing.ts';
import { buildOf, CAPABILITIES, manifestOf } from '../releases/testing.ts';
import { gatewayHandler } from '../testing.ts';

const folder = prepareFolder();
const MESSAGES = ['mf-search 2.0.0 is pinned for all visitors. The previous version was 1.0.0.'];
const SHELL = { ...CAPABILITIES, version: '1.0.0', names: { react: ['useState'] } };

/** What the backend does in a test. */
const backend = { user: {}, secondFactor: {}, audience: 'public', status: 200, reply: '' };
let calls: string[] = [];
let sent: { url: string; body: string; headers: http.IncomingHttpHeaders }[] = [];
let origin = '';

const release = (name: string, version: string, changes = {}) => ({
  ...{
    name,
    version,
    files: {},
    bytes: 7,
    runsOnServer: true,
    publishedBy: null,
    commit: null,
    pipeline: null,
    repository: null,
  },
  ...{ releasedAt: '2026-11-30T00:00:00.000Z', usedAt: '2026-11-30T00:00:00.000Z' },
  audience: backend.audience,
  manifest: manifestOf(buildOf({ name, version, imports: { react: ['useState'] }, ...changes })),
});

const storeOf = () => ({
  registry: {
    revision: 7,
    remotes: {
      mf_search: { pinned: '1.0.0' },
      mf_admin: {
        pinned: '0.9.0',
        previous: '0.8.0',
        owns: { audience: 'admin', paths: ['/admin'], slots: {} },
      },
    },
  },
  history: [],
  releases: [
    ...[release('mf_search', '2.0.0'), release('mf_search', '1.0.0')],
    release('mf_search', '3.0.0', { imports: { react: ['useNothing'] } }),
    ...[release('mf_admin', '2.0.0'), release('mf_admin', '1.0.0')],
    { ...release('shell', '1.0.0'), manifest: JSON.stringify(SHELL) },
  ],
});

const respond: http.RequestListener = async (request, response) => {
  const { url = '' } = request;
  calls.push(`${request.method} ${url}`);
  if (url === '/api/auth/me')
    return response.end(JSON.stringify({ user: backend.user, secondFactor: backend.secondFactor }));
  if (url === '/gateway/publishers/mf_admin')
    return response.end(JSON.stringify({ name: 'CI', rights: ['pin'] }));
  if (url === '/gateway/store') return response.end(JSON.stringify(storeOf()));
  sent.push({ url, body: await readText(request), headers: request.headers });
  return response.writeHead(backend.status).end(backend.reply);
};

beforeEach(async () => {
  const user = { id: 1, username: 'kim', firstName: 'Kim', lastName: 'Papas', email: 'kim@example.com' };
  Object.assign(backend, {
    user: { ...user, isAdmin: true },
    secondFactor: { since: null, recoveryCodes: 0, isRequired: true, isChecked: true },
    ...{ status: 200, reply: JSON.stringify({ messages: MESSAGES }) },
  });
  [calls, sent] = [[], []];
  ({ origin } = await serve(await gatewayHandler(folder.dir, { backend: respond })));
});

async function post(call: string, body: object | string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/api/admin/releases/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'sid=1', origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
}

const PIN = { version: '2.0.0', reason: 'Tested' };
const OVERTAKEN =
  /^Visitors get other versions of mf-search by now: 1\.0\.0 is pinned, without a canary\. Nothing was changed\.$/;

test('a decision is examined here and stored by the backend, with the session and the token of gateways', async () => {
  expect(await post('mf-search/pin', PIN)).toMatchObject({ status: 200, text: backend.reply });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe('/api/admin/releases/mf-search/pin');
  expect(sent[0]?.headers).toMatchObject({
    authorization: `Bearer ${'x'.repeat(32)}`,
    cookie: 'sid=1',
    origin,
    'content-type': 'application/json',
  });
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
    ...PIN,
    decided: {
      revision: 7,
      what: 'pin mf_search 2.0.0',
      decision: { pinned: '2.0.0', previous: '1.0.0', source: 'command', owns: { audience: 'public' } },
      messages: MESSAGES,
    },
  });
});

test.each<[call: string, body: object, what: string, decision: object]>([
  [
    'mf-search/pin',
    { ...PIN, percent: 10 },
    'pin mf_search 2.0.0 --percent 10',
    { canary: { version: '2.0.0', percent: 10 } },
  ],
  [
    'mf-search/disable',
    { text: 'Back soon', reason: 'It throws', from: '1.0.0' },
    'switch off mf_search',
    { disabled: 'Back soon' },
  ],
  [
    'mf-admin/pin',
    { version: '1.0.0', reason: 'Tested' },
    'pin mf_admin 1.0.0',
    { owns: { audience: 'admin' } },
  ],
])('%s with %j is decided', async (call, body, what, decision) => {
  expect((await post(call, body)).status).toBe(200);
  expect(JSON.parse(sent[0]?.body ?? '').decided).toMatchObject({ what, decision });
});

test.each<[call: string, body: object, sentence: RegExp]>([
  [
    'mf-search/pin',
    { ...PIN, version: '3.0.0' },
    /it imports useNothing from react, which does not export it/,
  ],
  ['mf-search/pin', { ...PIN, version: '9.0.0' }, /this version does not exist/],
  ['mf-search/roll-back', { reason: 'It throws' }, /^mf-search has no previous version to roll back to/],
  ['mf-search/roll-back', { reason: 'It throws', from: '2.0.0' }, OVERTAKEN],
  ['mf-search/pin', { ...PIN, from: '0.9.0' }, OVERTAKEN],
  ['mf-search/disable', { text: 'Back soon', reason: 'It throws', from: '2.0.0' }, OVERTAKEN],
  ['mf-search/enable', { reason: 'Repaired', from: '2.0.0' }, OVERTAKEN],
  ['mf-none/disable', { text: 'Back soon', reason: 'It throws' }, /^mf-none is not in the registry yet/],
])('%s with %j is refused in a sentence', async (call, body, sentence) => {
  const { status, text, type } = await post(call, body);
  expect([status, type]).toEqual([409, 'application/problem+json; charset=utf-8']);
  expect(JSON.parse(text)).toMatchObject({ status: 409, detail: expect.stringMatching(sentence) });
  expect(sent).toEqual([]);
});

test('what changes nothing is not stored', async () => {
  expect(await post('mf-search/enable', { reason: 'Repaired' })).toMatchObject({
    status: 200,
    text: '{"messages":["mf-search is enabled."]}',
  });
  expect(sent).toEqual([]);
});

test.each<[sender: string, headers: Record<string, string>, user: object, secondFactor: object]>([
  ['a visitor', { cookie: '' }, {}, {}],
  ['a member', {}, { isAdmin: false }, {}],
  ['an administrator with a made-up password', {}, { mustChangePassword: true }, {}],
  ['an administrator without a code', {}, {}, { isChecked: false }],
  ['a release token', { cookie: '', authorization: 'Bearer ht_release_x' }, {}, {}],
])(
  'the call of %s goes to the backend as it came, and nothing is examined',
  async (_, headers, user, code) => {
    Object.assign(backend.user, user);
    Object.assign(backend.secondFactor, code);
    Object.assign(backend, { status: 403, reply: 'You don’t have permission to do this.' });
    expect(await post('mf-search/pin', PIN, headers)).toMatchObject({ status: 403, text: backend.reply });
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([PIN]);
    expect(sent[0]?.headers.authorization).toBe(headers.authorization);
    expect(calls).not.toContain('GET /gateway/store');
  },
);

test.each(['{"version":', '[]', '{"version":"2.0.0"}', '{"version":"2.0.0","reason":" "}'])(
  'the body %s goes to the backend as it came',
  async body => {
    await post('mf-search/pin', body);
    expect(sent.map(({ body }) => body)).toEqual([body]);
    expect(sent[0]?.headers.authorization).toBeUndefined();
  },
);

test('the sentence of a backend that refuses is passed on', async () => {
  Object.assign(backend, { status: 409, reply: 'Somebody has changed releases meanwhile.' });
  expect(await post('mf-search/pin', PIN)).toMatchObject({ status: 409, text: backend.reply });
});

test('a pin of a remote for administrators by a token waits for one of them', async () => {
  const call = async (path: string, body: object) => {
    const response = await fetch(`${origin}/api/releases/mf-admin/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer ht_release_x' },
      body: JSON.stringify(body),
    });
    return [response.status, await response.text()];
  };
  backend.reply = '{}';
  expect(await call('pin', { version: '1.0.0' })).toEqual([
    200,
    '{"messages":["mf-admin 1.0.0 waits for an administrator, who decides at /admin/releases."]}',
  ]);
  expect(sent).toMatchObject([
    { url: '/gateway/pin-requests/mf_admin', body: '{"version":"1.0.0","percent":100}' },
  ]);
  sent = [];
  const canary = { version: '2.0.0', percent: 10, watch: true, promoteAfter: '24h' };
  expect((await call('pin', canary))[0]).toBe(200);
  expect(PinRequest.parse(JSON.parse(sent[0]?.body ?? ''))).toEqual(canary);
  sent = [];
  for (const [path, body] of [
    ['rollback', {}],
    ['disable', { text: 'Back soon' }],
  ] as const)
    expect(await call(path, body)).toEqual([
      403,
      'mf-admin is for administrators only: an administrator does this at /admin/releases.',
    ]);
  expect(sent).toEqual([]);
});
