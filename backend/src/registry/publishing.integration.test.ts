import {
  DECISIONS_PATH,
  DEVELOP_LINKS_PATH,
  PIN_REQUESTS_PATH,
  PUBLICATIONS_PATH,
  PUBLISHERS_PATH,
  RELEASE_TOKEN_HEADER,
  STORE_PATH,
} from '@home-truths/contract';
import { StoreContent } from '@home-truths/contract/gateway-calls';
import { packArchive } from '@home-truths/contract/release-archive';
import type { ReleaseRight } from '@home-truths/contract/schemas';
import { Client } from 'pg';
import { type Backend, sharedBackend, startBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';
import { untilLocked } from '../testing/locks.ts';
import { buildMember, GATEWAY_TOKEN, PASSWORD } from '../testing/requests.ts';
import { atOnce, inTurn, refusal, statusesOf } from '../testing/responses.ts';
import { createToken, revokeToken } from './release-tokens.ts';

const GATEWAY = { Authorization: `Bearer ${GATEWAY_TOKEN}` };
const INVALID = 'This release token is not valid: it is unknown, has ended or was revoked.';
const MAINTENANCE = /^We’re doing some maintenance, so nothing can be saved right now/;
const PROVENANCE = { commit: '0a1b2c3d', pipeline: 'https://ci.example/runs/7' };

const settings = { GATEWAY_TOKEN, RATE_LIMITS: 'on', BEHIND_GATEWAY: '1' };
const backend = await sharedBackend(settings);

async function newToken({
  remote = 'mf_costs',
  rights = ['publish', 'pin'] as ReleaseRight[],
  days = 1,
} = {}) {
  return createToken(backend.em(), { remote, name: `CI of ${remote}`, rights, days, by: null });
}

async function revokedToken(rights: ReleaseRight[]) {
  const { id, token } = await newToken({ rights });
  await revokeToken(backend.em(), id, null);
  return token;
}

const ALL: ReleaseRight[] = ['publish', 'server', 'pin', 'develop'];
const TOKENS: Record<string, string | undefined> = {
  publish: (await newToken({ rights: ['publish'] })).token,
  'publish, server': (await newToken({ rights: ['publish', 'server'] })).token,
  server: (await newToken({ rights: ['server'] })).token,
  pin: (await newToken({ rights: ['pin'] })).token,
  develop: (await newToken({ rights: ['develop'] })).token,
  ended: (await newToken({ rights: ALL, days: -1 })).token,
  revoked: await revokedToken(ALL),
  'another remote’s': (await newToken({ remote: 'mf_search', rights: ALL })).token,
  unknown: `ht_release_${'a'.repeat(43)}`,
  none: undefined,
};

/** The headers of a gateway, with a token of `TOKENS` or any other. */
const withToken = (token: string | undefined): Record<string, string> => ({
  ...GATEWAY,
  ...(token && { [RELEASE_TOKEN_HEADER]: token }),
});

const filesOf = (text: string) => ({
  'remote.json': Buffer.from('{"name":"mf-costs"}'),
  'main.js': Buffer.from(text),
});

/** What is sent: `text` and `body` are the content, `type` its type, and the rest is in the URL. */
interface Publication {
  remote?: string;
  text?: string;
  body?: string | Buffer<ArrayBuffer>;
  type?: string;
  version?: string;
  audience?: string;
  bytes?: string;
  runsOnServer?: string;
  commit?: string;
  pipeline?: string;
}

async function publish(
  headers: Record<string, string>,
  { remote = 'mf_costs', text = 'one', body, type = 'application/gzip', ...sent }: Publication = {},
  { url }: Pick<Backend, 'url'> = backend,
) {
  const query = { version: '1.0.0-0a1b2c3d', audience: 'public', bytes: '7', runsOnServer: 'false', ...sent };
  const response = await fetch(`${url}${PUBLICATIONS_PATH}/${remote}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: body ?? Buffer.from(await packArchive(filesOf(text))),
  });
  const reply = await response.text();
  return { status: response.status, text: reply, body: response.ok ? JSON.parse(reply) : reply };
}

const pinned = (version: string) => ({ pinned: version, source: 'command' });
const decide = (headers: Record<string, string>, body: object = {}, on: Backend = backend) =>
  on.post(
    `${DECISIONS_PATH}/mf_costs`,
    { revision: 0, decision: pinned('1.0.0'), what: 'pin mf_costs 1.0.0', ...body },
    headers,
  );
const LINKS = `${DEVELOP_LINKS_PATH}/mf_costs`;
const [LINK, NEWER_LINK] = ['a'.repeat(22), 'b'.repeat(22)];
const noteLink = (headers: Record<string, string>, link = LINK) => backend.post(LINKS, { link }, headers);
/** Says whether a link is used for the first time. */
const useLink = async (link = LINK, remote = 'mf_costs') =>
  (await backend.post(`${DEVELOP_LINKS_PATH}/${remote}/use`, { link }, GATEWAY)).body;
const readPublisher = (headers: Record<string, string>, on: Backend = backend) =>
  on.get(`${PUBLISHERS_PATH}/mf_costs`, headers);
const readStore = async () => StoreContent.parse((await backend.get(STORE_PATH, GATEWAY)).body);

beforeEach(async () => {
  for (const table of ['registry_revision', 'release', 'release_file', 'rate_limit'])
    await backend.rows(`delete from ${table}`);
});

const CALLS = {
  'read the token': (headers: Record<string, string>) => readPublisher(headers),
  publish: (headers: Record<string, string>) => publish(headers),
  'publish for the server': (headers: Record<string, string>) => publish(headers, { runsOnServer: 'true' }),
  decide: (headers: Record<string, string>) => decide(headers),
  'get a link': (headers: Record<string, string>) => noteLink(headers),
};

describe('a release token of mf_costs', () => {
  test.each<[call: keyof typeof CALLS, token: string, status: number]>([
    ['read the token', 'publish', 200],
    ['read the token', 'pin', 200],
    ['read the token', 'develop', 200],
    ['read the token', 'ended', 401],
    ['read the token', 'revoked', 401],
    ['read the token', 'another remote’s', 403],
    ['read the token', 'unknown', 401],
    ['read the token', 'none', 401],
    ['publish', 'publish', 201],
    ['publish', 'publish, server', 201],
    ['publish', 'server', 403],
    ['publish', 'pin', 403],
    ['publish', 'develop', 403],
    ['publish', 'ended', 401],
    ['publish', 'revoked', 401],
    ['publish', 'another remote’s', 403],
    ['publish', 'unknown', 401],
    ['publish', 'none', 401],
    ['publish for the server', 'publish, server', 201],
    ['publish for the server', 'publish', 403],
    ['publish for the server', 'server', 403],
    ['publish for the server', 'pin', 403],
    ['publish for the server', 'develop', 403],
    ['publish for the server', 'ended', 401],
    ['publish for the server', 'revoked', 401],
    ['publish for the server', 'another remote’s', 403],
    ['publish for the server', 'unknown', 401],
    ['publish for the server', 'none', 401],
    ['decide', 'pin', 201],
    ['decide', 'publish, server', 403],
    ['decide', 'develop', 403],
    ['decide', 'ended', 401],
    ['decide', 'revoked', 401],
    ['decide', 'another remote’s', 403],
    ['decide', 'unknown', 401],
    ['decide', 'none', 401],
    ['get a link', 'develop', 201],
    ['get a link', 'publish, server', 403],
    ['get a link', 'pin', 403],
    ['get a link', 'ended', 401],
    ['get a link', 'revoked', 401],
    ['get a link', 'another remote’s', 403],
    ['get a link', 'unknown', 401],
    ['get a link', 'none', 401],
  ])('%s with the token “%s”: %i', async (call, token, status) => {
    const response = await CALLS[call](withToken(TOKENS[token]));
    expect(response.status).toBe(status);
    if (status === 401) expect(response.text).toBe(INVALID);
    if (status === 403)
      expect(response.text).toMatch(
        token === 'another remote’s' ? /is for another remote\.$/ : /does not have the right “\w+”\.$/,
      );
    const { releases, history } = await readStore();
    const isDone = status === 201;
    expect([releases.length, history.length]).toEqual([
      isDone && call.startsWith('publish') ? 1 : 0,
      isDone && call === 'decide' ? 1 : 0,
    ]);
  });

  test.each<keyof typeof CALLS>([
    'read the token',
    'publish',
    'publish for the server',
    'decide',
    'get a link',
  ])('%s does not exist without the gateway’s token', async call => {
    for (const token of ['publish, server', 'pin'])
      for (const authorization of ['', `Bearer ${TOKENS[token]}`]) {
        const headers = { ...withToken(TOKENS[token]), Authorization: authorization };
        expect((await CALLS[call](headers)).status).toBe(404);
      }
    expect((await readStore()).releases).toEqual([]);
  });

  test('a link for development is used once, if it is the newest of a token that is still valid', async () => {
    const { id, token } = await newToken({ rights: ['develop'] });
    await noteLink(withToken(token));
    expect(await useLink(LINK, 'mf_search')).toEqual({ isFirst: false });
    const both = await Promise.all([useLink(), useLink()]);
    expect(both.map(({ isFirst }) => isFirst).sort()).toEqual([false, true]);
    expect(await useLink()).toEqual({ isFirst: false });
    await noteLink(withToken(token));
    await noteLink(withToken(token), NEWER_LINK);
    expect([await useLink(), await useLink(NEWER_LINK)]).toEqual([{ isFirst: false }, { isFirst: true }]);
    await noteLink(withToken(token));
    await revokeToken(backend.em(), id, null);
    expect(await useLink()).toEqual({ isFirst: false });
  });

  test('a link can be used by gateways alone', async () => {
    expect((await backend.post(`${LINKS}/use`, { link: LINK })).status).toBe(404);
  });

  test('the store needs the gateway’s token alone', async () => {
    expect((await backend.get(STORE_PATH, { [RELEASE_TOKEN_HEADER]: `${TOKENS.pin}` })).status).toBe(404);
    expect((await backend.get(STORE_PATH, GATEWAY)).body).toEqual({
      registry: { revision: 0, remotes: {} },
      history: [],
      releases: [],
    });
  });

  test('is named with its rights, its use is noted, and it is in no log', async () => {
    const { id, token } = await newToken({ rights: ['publish', 'pin'] });
    expect((await readPublisher(withToken(token))).body).toEqual({
      name: 'CI of mf_costs',
      rights: ['publish', 'pin'],
    });
    const [used] = await backend.rows(
      'select last_used_at > created_at as used from release_token where id = $1',
      id,
    );
    expect(used).toEqual({ used: true });
    await readPublisher(withToken(`${token}x`));
    expect(backend.log.join('')).not.toContain(token);
  });

  test('outlives the account of the administrator who made it, whom nothing names any more', async () => {
    const admin = await buildMember(backend, { isAdmin: true });
    const made = { remote: 'mf_costs', name: 'CI', rights: ALL, days: 1, by: admin.id };
    const { id, token } = await createToken(backend.em(), made);
    const browser = await signIn(backend, admin);
    await buildUser(backend, { isAdmin: true });
    const deleted = await backend.delete(`/api/users/${admin.id}`, browser, { password: PASSWORD });
    expect(deleted.status).toBeLessThan(300);
    const [row] = await backend.rows('select created_by_id as by from release_token where id = $1', id);
    expect(row).toEqual({ by: null });
    expect((await readPublisher(withToken(token))).status).toBe(200);
  });
});

describe('refused tokens', () => {
  const from = (ipAddress: string) => ({ 'X-Forwarded-For': ipAddress });

  test('are counted for their network, and a right token there goes on', async () => {
    const guess = (n: number) => readPublisher({ ...withToken(`wrong-${n}`), ...from('192.0.2.7') });
    expect(new Set(statusesOf(await inTurn(50, guess)))).toEqual(new Set([401]));
    expect(await guess(51)).toMatchObject(refusal(429, /^You’ve done that too many times\. Please wait/));
    const pin = withToken(TOKENS.pin);
    expect((await readPublisher({ ...pin, ...from('192.0.2.7') })).status).toBe(200);
    expect((await publish({ ...pin, ...from('192.0.2.7') })).status).toBe(429);
    expect((await publish({ ...pin, ...from('192.0.2.8') })).status).toBe(403);
  });
});

describe('a publication', () => {
  const team = withToken(TOKENS['publish, server']);

  test('is stored with all of its files, who sent it and from where', async () => {
    const sent = { runsOnServer: 'true', audience: 'admin', ...PROVENANCE };
    expect((await publish(team, sent)).body).toEqual({ isNew: true, runsOnServer: true });
    const { releases } = await readStore();
    expect(releases).toMatchObject([
      {
        name: 'mf_costs',
        version: '1.0.0-0a1b2c3d',
        audience: 'admin',
        manifest: '{"name":"mf-costs"}',
        bytes: 7,
        runsOnServer: true,
        publishedBy: 'token CI of mf_costs',
        ...PROVENANCE,
      },
    ]);
    expect(Object.keys(releases[0]?.files ?? {}).sort()).toEqual(['main.js', 'remote.json']);
    expect(await backend.rows('select from release_file')).toHaveLength(2);
  });

  test('of the same content is the same release, of other content is refused', async () => {
    expect((await publish(team)).body).toEqual({ isNew: true, runsOnServer: false });
    const again = await publish(team, { runsOnServer: 'true' });
    expect([again.status, again.body]).toEqual([200, { isNew: false, runsOnServer: false }]);
    expect(await publish(team, { text: 'two' })).toMatchObject(
      refusal(409, 'Version 1.0.0-0a1b2c3d is stored with other content. Give it a new version.'),
    );
    expect(await backend.rows('select from release_file')).toHaveLength(2);
  });

  test('that many send at once is stored once', async () => {
    const responses = await atOnce(4, () => publish(team));
    expect(statusesOf(responses).toSorted()).toEqual([200, 200, 200, 201]);
  });

  test('is not stored by half if the database fails', async () => {
    await backend.database.asOwner(
      `alter table release_file add constraint small check (content <> 'one') not valid`,
    );
    expect((await publish(team)).status).toBe(500);
    expect((await readStore()).releases).toEqual([]);
    expect(await backend.rows('select from release_file')).toEqual([]);
    await backend.database.asOwner('alter table release_file drop constraint small');
    expect((await publish(team)).status).toBe(201);
  });

  test('is refused after sixty of the remote within a day', async () => {
    const age = (hours: number) =>
      backend.rows("update release set created_at = now() - $1 * interval '1 hour'", hours);
    const insert = (count: number, by: string) =>
      backend.rows(
        `insert into release (name, version, audience, manifest, files, bytes, published_by)
         select 'mf_costs', $1 || n, 'public', '{}', '{}', 0, $1 from generate_series(1, $2::int) as n`,
        by,
        count,
      );
    await insert(60, 'operator');
    await insert(59, 'token CI of mf_costs');
    await age(23);
    expect((await publish(team)).status).toBe(201);
    expect(await publish(team, { version: '2.0.0' })).toMatchObject(
      refusal(429, 'This remote has had 60 releases within a day. Please wait 60 minutes and try again.'),
    );
    expect((await publish(team)).status).toBe(200);
    const other = withToken(TOKENS['another remote’s']);
    expect((await publish(other, { remote: 'mf_search' })).status).toBe(201);
    await age(24);
    expect((await publish(team, { version: '2.0.0' })).status).toBe(201);
  });

  test.each<[what: string, sent: Publication, status: number, text: RegExp]>([
    ['JSON', { type: 'application/json', body: '{}' }, 415, /^Send an archive/],
    ['no archive', { body: 'archive' }, 400, /^This is not a complete archive/],
    ['too much', { body: Buffer.alloc(21 * 1024 * 1024) }, 413, /too much/],
    ['no version', { version: '' }, 400, /^\S/],
    ['a version that leads elsewhere', { version: '../1' }, 400, /version/],
    ['another audience', { audience: 'members' }, 400, /^\S/],
    ['a negative size', { bytes: '-1' }, 400, /Size/],
    ['an unclear place to run', { runsOnServer: 'yes' }, 400, /^\S/],
    ['a commit that is none', { commit: 'a b' }, 400, /commit/],
    ['a pipeline without https', { pipeline: 'http://ci.example' }, 400, /https/],
    ['the name of a folder', { remote: 'mf-costs' }, 400, /no such remote/],
    [
      'a name that the registry cannot have',
      { remote: `mf_${'a'.repeat(30)}_${'b'.repeat(30)}` },
      400,
      /long/,
    ],
  ])('with %s is refused', async (_, sent, status, text) => {
    expect(await publish(team, sent)).toMatchObject(refusal(status, text));
    expect((await readStore()).releases).toEqual([]);
  });

  test('without a manifest is refused', async () => {
    const body = Buffer.from(await packArchive({ 'main.js': Buffer.from('one') }));
    expect(await publish(team, { body })).toMatchObject(refusal(400, 'The archive has no remote.json.'));
  });
});

describe('a decision', () => {
  const team = withToken(TOKENS.pin);
  const others = { mf_search: { pinned: '2.0.0' } };

  beforeEach(async () => {
    const content = { revision: 4, remotes: others, change: { at: '', what: 'pin mf_search 2.0.0' } };
    await backend.rows(
      'insert into registry_revision (revision, content) values (4, $1)',
      JSON.stringify(content),
    );
  });

  test('changes its remote alone, and the history names the token', async () => {
    const response = await decide(team, { revision: 4 });
    expect([response.status, response.body]).toEqual([201, { revision: 5 }]);
    const { registry, history } = await readStore();
    expect(registry).toEqual({ revision: 5, remotes: { ...others, mf_costs: pinned('1.0.0') } });
    expect(history[0]).toEqual({
      ...registry,
      change: {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        what: 'pin mf_costs 1.0.0',
        by: 'token CI of mf_costs',
      },
    });
  });

  test('that others have overtaken is refused and says by what', async () => {
    for (const revision of [3, 5])
      expect(await decide(team, { revision })).toMatchObject(
        refusal(409, 'Somebody has changed releases meanwhile: pin mf_search 2.0.0. Nothing was changed.'),
      );
    expect((await readStore()).registry).toEqual({ revision: 4, remotes: others });
  });

  test('of two at once is made, and the other is told which', async () => {
    const responses = await atOnce(2, n => decide(team, { revision: 4, what: `pin mf_costs ${n}.0.0` }));
    expect(statusesOf(responses).toSorted()).toEqual([201, 409]);
    const { registry, history } = await readStore();
    expect(registry.revision).toBe(5);
    expect(responses.find(({ status }) => status === 409)?.text).toContain(`${history[0]?.change.what}.`);
  });

  test.each([
    ['no revision', { revision: undefined }],
    ['a text as the decision', { decision: 'pin' }],
    ['no words', { what: '' }],
  ])('with %s is refused', async (_, body) => {
    expect((await decide(team, { revision: 4, ...body })).status).toBe(400);
    expect((await readStore()).registry.revision).toBe(4);
  });
});

/** Returns a connection that holds the lock of the registry until its end, as a publication does. */
async function lockRegistry() {
  const client = new Client(backend.database.url);
  await client.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(4820073)');
  return client;
}

test('links for development and pins that wait do not wait for a publication', async () => {
  const { token } = await newToken({ rights: ['develop', 'pin'] });
  const client = await lockRegistry();
  try {
    expect((await noteLink(withToken(token))).status).toBe(201);
    expect(await useLink()).toEqual({ isFirst: true });
    const asked = { version: '1.0.0', percent: 100 };
    const requested = await backend.post(`${PIN_REQUESTS_PATH}/mf_costs`, asked, withToken(token));
    expect(requested.status).toBe(201);
  } finally {
    await client.end();
    await backend.rows('delete from waiting_pin');
  }
});

test('a token that is revoked while the registry is locked changes nothing', async () => {
  const { id, token } = await newToken({ rights: ['publish', 'pin'] });
  const client = await lockRegistry();
  const calls = [publish(withToken(token)), decide(withToken(token))];
  await untilLocked(backend, 2);
  await backend.rows('update release_token set revoked_at = now() where id = $1', id);
  await client.end();
  for (const response of await Promise.all(calls)) expect(response).toMatchObject(refusal(401, INVALID));
  const { releases, history } = await readStore();
  expect([releases, history]).toEqual([[], []]);
});

test.each<[what: string, settings: { READ_ONLY?: string; options?: string }]>([
  ['the site is read-only', { READ_ONLY: 'on' }],
  ['the database is read-only', { options: '-c default_transaction_read_only=on' }],
])('while %s, tokens are read and nothing is stored', async (_, { options, ...others }) => {
  const url = new URL(backend.database.url);
  if (options) url.searchParams.set('options', options);
  const closed = await startBackend({ ...settings, DATABASE_URL: url.href, ...others }, { isWorking: false });
  const team = withToken(TOKENS['publish, server']);
  expect((await readPublisher(team, closed)).status).toBe(200);
  expect(await publish(team, {}, closed)).toMatchObject(refusal(503, MAINTENANCE));
  expect(await decide(withToken(TOKENS.pin), {}, closed)).toMatchObject(refusal(503, MAINTENANCE));
  const { releases, history } = await readStore();
  expect([releases, history]).toEqual([[], []]);
  await closed.stop();
});
