import {
  type AdminRelease,
  PIN_REQUESTS_PATH,
  PUBLISHERS_PATH,
  RELEASE_TOKEN_HEADER,
  type Route,
  routes,
} from '@home-truths/contract';
import { sharedBackend, startBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';
import { untilLocked } from '../testing/locks.ts';
import { adminWithApp, GATEWAY_TOKEN, sendRequest } from '../testing/requests.ts';
import { atOnce, refusal, statusesOf } from '../testing/responses.ts';
import { createToken } from './release-tokens.ts';

const backend = await sharedBackend({ GATEWAY_TOKEN, ADMIN_SECOND_FACTOR: 'on' });
const GATEWAY = { Authorization: `Bearer ${GATEWAY_TOKEN}` };
const SENTENCES = ['mf-search 1.0.1 is pinned for all visitors.'];
const HOUR_MS = 60 * 60 * 1000;
const startOfHour = (time: string) => `${time.slice(0, 13)}:00:00.000Z`;
const EARLIER = new Date('2026-11-29T10:20:30.000Z');

/** An administrator who has entered a security code. */
async function checkedAdmin() {
  const admin = await adminWithApp(backend);
  const code = await admin.app.code();
  expect((await backend.post('/api/auth/second-factor/check', { code }, admin.browser)).status).toBe(200);
  return admin;
}
const admin = await checkedAdmin();
const { browser } = admin;
const byGateway = { ...browser, ...GATEWAY };

beforeEach(async () => {
  for (const table of [
    ...['registry_revision', 'release', 'release_token', 'waiting_pin', 'audit_entry', 'telemetry_count'],
  ])
    await backend.rows(`delete from ${table}`);
});

const decision = (revision: number, pinned: string, more: object = {}) => ({
  decided: {
    ...{ revision, what: `pin mf_search ${pinned}`, messages: SENTENCES },
    decision: {
      pinned,
      source: 'command',
      owns: { audience: 'public', paths: ['/search'], slots: {} },
      ...more,
    },
  },
});
const pin = (body: object, headers: Record<string, string> = byGateway) =>
  backend.post(
    '/api/admin/releases/mf-search/pin',
    { version: '1.0.1', reason: 'Tested', ...decision(0, '1.0.1'), ...body },
    headers,
  );
const list = async (): Promise<AdminRelease[]> => (await backend.get('/api/admin/releases', browser)).body;

const CALLS = [
  'listAdminReleases',
  'pinAsAdmin',
  'rollBackAsAdmin',
  'disableAsAdmin',
  'enableAsAdmin',
  'refuseWaitingPin',
  'listReleaseTokens',
  'createReleaseToken',
  'revokeReleaseToken',
] as const;

describe('who may', () => {
  const setup = { backend, owner: admin, senderId: admin.id };
  const SENDERS: Record<string, () => Promise<Record<string, string>>> = {
    'a visitor': async () => ({}),
    'a member': async () => signIn(backend, await buildUser(backend)),
    'an administrator without a code': async () => (await adminWithApp(backend)).browser,
    'a release token': async () => {
      const rights = ['publish', 'server', 'pin', 'develop'] as const;
      const order = { remote: 'mf_search', name: 'CI', rights: [...rights], days: 1, by: null };
      return { Authorization: `Bearer ${(await createToken(backend.em(), order)).token}` };
    },
    'an administrator': async () => browser,
  };
  test.each<[sender: string, statuses: number[]]>([
    ['a visitor', [401, 401, 401, 401, 401, 401, 401, 401, 401]],
    ['a member', [403, 403, 403, 403, 403, 403, 403, 403, 403]],
    ['an administrator without a code', [403, 403, 403, 403, 403, 403, 403, 403, 403]],
    ['a release token', [401, 401, 401, 401, 401, 401, 401, 401, 401]],
    ['an administrator', [200, 200, 200, 200, 200, 200, 200, 201, 204]],
  ])('%s', async (sender, statuses) => {
    const headers = await SENDERS[sender]?.();
    const responses = [];
    for (const name of CALLS) responses.push(await sendRequest(name, setup, headers ?? {}));
    expect(statusesOf(responses)).toEqual(statuses);
  });

  test.each(['pinAsAdmin', 'rollBackAsAdmin', 'disableAsAdmin', 'enableAsAdmin'] as const)(
    '%s without a gateway decides nothing',
    async name => {
      const { method, path }: Route = routes[name];
      const body = { version: '1.0.1', text: 'Back on Monday', reason: 'Tested', ...decision(0, '1.0.1') };
      const to = path.replace(':remote', 'mf-search');
      const sentence = 'Only a gateway can decide about releases. Send this call to the site.';
      for (const Authorization of ['', 'Bearer ht_release_x'])
        expect(await backend.send(method, to, body, { ...browser, Authorization })).toMatchObject(
          refusal(400, sentence),
        );
      expect(await list()).toEqual([]);
    },
  );

  test('a session opens no call of a release token', async () => {
    const call = (headers: object) =>
      backend.get(`${PUBLISHERS_PATH}/mf_search`, { ...byGateway, ...headers });
    expect(await call({})).toMatchObject({ status: 401 });
    expect(await call({ [RELEASE_TOKEN_HEADER]: browser.Cookie ?? '' })).toMatchObject({ status: 401 });
  });

  test('who is no administrator any more by the time of writing changes nothing', async () => {
    const { id, browser } = await checkedAdmin();
    const em = backend.em();
    await em.begin();
    await em.execute('select pg_advisory_xact_lock(4820073)');
    const sent = pin({}, { ...browser, ...GATEWAY });
    await untilLocked(backend);
    await em.execute('update app_user set is_admin = false where id = ?', [id]);
    await em.commit();
    expect((await sent).status).toBe(403);
    expect(await list()).toEqual([]);
  });
});

describe('a decision', () => {
  test('is in the history and the audit, with its reason', async () => {
    expect(await pin({ reason: '  Fixes the map ' })).toMatchObject({
      status: 200,
      body: { messages: SENTENCES },
    });
    const [release] = await list();
    expect(release?.history).toEqual([
      {
        revision: 1,
        at: expect.any(String),
        by: admin.username,
        what: 'pin mf_search 1.0.1',
        reason: 'Fixes the map',
      },
    ]);
    const { body: entries } = await backend.get('/api/admin/audit', browser);
    expect(entries).toMatchObject([
      {
        action: 'pin',
        subject: 'release',
        subjectId: 1,
        about: 'mf-search',
        by: { id: admin.id },
        before: {},
        after: { remote: 'mf-search', pinned: '1.0.1', reason: 'Fixes the map' },
      },
    ]);
    const [row] = await backend.rows<{ content: string }>('select content from registry_revision');
    expect(JSON.parse(row?.content ?? '').change.by).toBe(`administrator ${admin.id}`);
  });

  test.each([
    [{ reason: undefined }, 'Reason is required'],
    [{ reason: '\u200b ' }, 'Give a reason'],
    [{ reason: 7 }, 'Reason must be text'],
    [{ reason: 'a'.repeat(501) }, 'Reason must be at most 500 characters'],
    [{ version: '../1' }, 'There is no such version'],
    [{ percent: 101 }, 'Percent must be between 1 and 100'],
  ])('with %j is refused', async (body, sentence) => {
    expect(await pin(body)).toMatchObject(refusal(400, sentence));
    expect(await list()).toEqual([]);
  });

  test('of two at once one wins, and the other is told what is there now', async () => {
    const responses = await atOnce(2, n => pin(decision(0, `1.0.${n}`)));
    expect(statusesOf(responses).sort()).toEqual([200, 409]);
    const [release] = await list();
    expect(responses.find(({ status }) => status === 409)?.text).toBe(
      `Somebody has changed releases meanwhile: pin mf_search ${release?.pinned?.version}. Nothing was changed.`,
    );
    expect(await backend.rows('select id from audit_entry')).toHaveLength(1);
  });

  test.each<[what: string, settings: { READ_ONLY?: string; options?: string }, sentence: RegExp]>([
    ['site', { READ_ONLY: 'on' }, /^We’re doing some maintenance, so nothing can be saved right now/],
    // a database that is read-only may be one that takes over just now
    ['database', { options: '-c default_transaction_read_only=on' }, /^Home Truths is busy right now/],
  ])('is refused while the %s is read-only, as a token is', async (_, { options, ...others }, sentence) => {
    const url = new URL(backend.database.url);
    if (options) url.searchParams.set('options', options);
    const settings = { GATEWAY_TOKEN, ADMIN_SECOND_FACTOR: 'on', DATABASE_URL: url.href, ...others };
    const closed = await startBackend(settings, { isWorking: false });
    const body = { version: '1.0.1', reason: 'Tested', name: 'CI', rights: ['pin'], ...decision(0, '1.0.1') };
    for (const call of ['pin', 'refuse', 'tokens'])
      expect(await closed.post(`/api/admin/releases/mf-search/${call}`, body, byGateway)).toMatchObject(
        refusal(503, sentence),
      );
    expect((await closed.get('/api/admin/releases', browser)).body).toEqual([]);
    await closed.stop();
  });
});

describe('the list', () => {
  const store = (version: string, more: object = {}) => {
    const row = {
      name: 'mf_search',
      audience: 'public',
      commit: null,
      published_by: null,
      pipeline: null,
      ...more,
    };
    return backend.rows(
      `insert into release (name, version, audience, manifest, bytes, files, runs_on_server, commit, published_by, pipeline)
       values ($1, $2, $3, '{}', 7, '{}', false, $4, $5, $6)`,
      ...[row.name, version, row.audience, row.commit, row.published_by, row.pipeline],
    );
  };
  const change = (revision: number, remotes: object, what: string, at = EARLIER.toISOString(), by?: string) =>
    backend.rows(
      'insert into registry_revision (revision, content) values ($1, $2)',
      revision,
      JSON.stringify({ revision, remotes, change: { at, what, by } }),
    );
  const count = (
    version: string,
    kind: string,
    name: string,
    many: number,
    buckets: number[] = [],
    hours = 0,
  ) =>
    backend.rows(
      `insert into telemetry_count (hour, remote, version, kind, name, count, buckets)
       values (date_trunc('hour', now()) - make_interval(hours => $1), 'mf_search', $2, $3, $4, $5, $6)`,
      ...[hours, version, kind, name, many, buckets],
    );

  test('says what visitors get, who decided it, and from which commit', async () => {
    const pipeline = 'https://ci.example/runs/7';
    await store('1.0.0', { commit: '0a1b2c3d', published_by: 'token CI', pipeline });
    const owns = { audience: 'public', paths: ['/search'], slots: {} };
    const other = { mf_guides: { pinned: '3.0.0' } };
    await change(1, { mf_search: { pinned: '0.9.0', owns } }, 'deploy', '2026-11-28T10:00:00.000Z', 'kim');
    await change(
      2,
      { mf_search: { pinned: '1.0.0', previous: '0.9.0', owns } },
      'pin mf_search 1.0.0',
      EARLIER.toISOString(),
      'token CI',
    );
    await change(
      3,
      { mf_search: { pinned: '1.0.0', previous: '0.9.0', owns, disabled: 'Back on Monday' }, ...other },
      'switch off mf_search',
      '2026-11-29T11:00:00.000Z',
      'administrator 999999',
    );
    const [guides, search] = await list();
    expect(guides).toMatchObject({ remote: 'mf-guides', versions: [], history: [{ revision: 3 }] });
    expect(search).toMatchObject({
      remote: 'mf-search',
      audience: 'public',
      pinned: {
        version: '1.0.0',
        since: '2026-11-29T10:20:30.000Z',
        by: 'token CI',
        stored: { commit: '0a1b2c3d', pipeline, publishedBy: 'token CI', runsOnServer: false, bytes: 7 },
      },
      previous: '0.9.0',
      canary: null,
      disabled: 'Back on Monday',
      waiting: null,
      versions: [{ version: '1.0.0' }],
    });
    expect(search?.history).toEqual([
      {
        revision: 3,
        at: '2026-11-29T11:00:00.000Z',
        by: 'a former administrator',
        what: 'switch off mf_search',
      },
      { revision: 2, at: '2026-11-29T10:20:30.000Z', by: 'token CI', what: 'pin mf_search 1.0.0' },
      { revision: 1, at: '2026-11-28T10:00:00.000Z', by: 'kim', what: 'deploy' },
    ]);
  });

  test('counts canary and pinned version in the same time, from the hour in which the canary began', async () => {
    const now = new Date().toISOString();
    const pinned = { pinned: '1.0.0' };
    await change(1, { mf_search: pinned }, 'pin', EARLIER.toISOString());
    await change(2, { mf_search: { ...pinned, canary: { version: '1.0.1', percent: 5 } } }, 'pin', now);
    await change(3, { mf_search: { ...pinned, canary: { version: '1.0.1', percent: 10 } } }, 'pin', now);
    const fast = [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    await count('1.0.0', 'error', 'TypeError', 2);
    await count('1.0.0', 'slot', 'property.reviews/v1', 1);
    await count('1.0.0', 'error', 'TypeError', 40, [], 1);
    await count('1.0.0', 'vital', 'LCP', 4, fast);
    await count('1.0.0', 'vital', 'LCP', 9, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0], 1);
    await count('1.0.1', 'chunk', 'ChunkLoadError', 7);
    await count('1.0.1', 'view', 'another kind', 100);
    await count('9.9.9', 'error', 'TypeError', 50);
    const [release] = await list();
    expect(release).toMatchObject({
      countedSince: startOfHour(now),
      canary: { version: '1.0.1', percent: 10, since: now },
    });
    expect(release?.pinned?.counts).toEqual({
      views: null,
      failures: 3,
      measured: 4,
      LCP: 437.5,
      INP: null,
      CLS: null,
    });
    expect(release?.canary?.counts).toEqual({
      views: null,
      failures: 7,
      measured: 0,
      LCP: null,
      INP: null,
      CLS: null,
    });
  });

  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

  test('counts since the canary has its percentage, also for longer than a week', async () => {
    const [since, began] = [hoursAgo(192), hoursAgo(189)];
    const canary = { version: '1.0.1', percent: 5, began: since, watch: true, promoteAfter: '14d' };
    await change(1, { mf_search: { pinned: '1.0.0', canary } }, 'pin', since);
    const raised = { ...canary, percent: 10, began };
    await change(2, { mf_search: { pinned: '1.0.0', canary: raised } }, 'pin', began);
    const fast = [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    await count('1.0.1', 'vital', 'LCP', 4, fast, 192);
    await count('1.0.1', 'vital', 'LCP', 4, fast, 188);
    await count('1.0.1', 'view', since, 50, [], 192);
    await count('1.0.1', 'view', began, 20, [], 188);
    const [release] = await list();
    expect(release).toMatchObject({ countedSince: began, canary: { ...raised, since } });
    expect(release?.canary?.counts).toMatchObject({ views: 20, measured: 4 });
  });

  test.each([
    [5, 5],
    [200, 168],
  ])('counts full hours without a canary: pinned %d hours ago, of %d hours', async (pinned, counted) => {
    await change(1, { mf_search: { pinned: '1.0.0' } }, 'pin', hoursAgo(pinned));
    expect((await list())[0]?.countedSince).toBe(startOfHour(hoursAgo(counted)));
  });

  test('has at most 20 versions and changes of a remote, the newest, and no shell', async () => {
    for (let n = 1; n <= 25; n++) {
      await store(`1.0.${n}`);
      await change(n, { mf_search: { pinned: `1.0.${n}` } }, `pin mf_search 1.0.${n}`);
    }
    await store('2.0.0', { name: 'shell' });
    const [release, ...others] = await list();
    expect(others).toEqual([]);
    expect(release?.versions.map(({ version }) => version)).toEqual(
      Array.from({ length: 20 }, (_, n) => `1.0.${25 - n}`),
    );
    expect(release?.history.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, n) => 25 - n),
    );
  });

  test('leaves out the start of a version if the history does not go back so far', async () => {
    await change(7, { mf_search: { pinned: '1.0.0' } }, 'deploy');
    expect((await list())[0]?.pinned).toMatchObject({ version: '1.0.0', since: null, by: null });
  });
});

describe('a pin that waits', () => {
  const requestPin = async (body: object, rights: ['pin'] | ['publish'] = ['pin']) => {
    const order = { remote: 'mf_admin', name: 'CI of admin', rights, days: 1, by: null };
    const { token } = await createToken(backend.em(), order);
    const headers = { ...GATEWAY, [RELEASE_TOKEN_HEADER]: token };
    return backend.post(
      `${PIN_REQUESTS_PATH}/mf_admin`,
      { version: '1.0.0', percent: 100, ...body },
      headers,
    );
  };
  const waiting = async () => (await list()).map(({ remote, waiting }) => [remote, waiting]);
  const refuse = (body: object) =>
    backend.post(
      '/api/admin/releases/mf-admin/refuse',
      { version: '1.0.0', reason: 'Not yet', ...body },
      browser,
    );

  test('is in the list with what it asks for; a later one replaces it', async () => {
    const watched = { version: '1.0.1', percent: 10, watch: true, promoteAfter: '24h' };
    const everybody = { version: '1.0.2', percent: 100 };
    for (const asked of [watched, everybody]) {
      expect((await requestPin(asked)).status).toBe(201);
      const shown = { ...asked, askedBy: 'CI of admin', askedAt: expect.any(String) };
      expect(await waiting()).toEqual([['mf-admin', shown]]);
    }
  });

  test('needs the right “pin”', async () => {
    expect((await requestPin({}, ['publish'])).status).toBe(403);
    expect(await waiting()).toEqual([]);
  });

  test('ends when an administrator pins its version, and stays when another one is pinned', async () => {
    await requestPin({});
    const approve = (revision: number, version: string) =>
      backend.post(
        '/api/admin/releases/mf-admin/pin',
        { version, reason: 'Tested', ...decision(revision, version) },
        byGateway,
      );
    await approve(0, '0.9.0');
    expect(await waiting()).toMatchObject([['mf-admin', { version: '1.0.0' }]]);
    await approve(1, '1.0.0');
    expect(await waiting()).toEqual([['mf-admin', null]]);
  });

  test('is not refused in place of another one', async () => {
    await requestPin({});
    const em = backend.em();
    await em.begin();
    await em.execute(`update waiting_pin set version = '1.0.1'`);
    const sent = refuse({});
    await untilLocked(backend);
    await em.commit();
    expect(await sent).toMatchObject(refusal(409, 'Version 1.0.1 waits now. Nothing was changed.'));
    expect(await waiting()).toMatchObject([['mf-admin', { version: '1.0.1' }]]);
  });

  test('is refused with a reason, which the audit has', async () => {
    await requestPin({});
    expect(await refuse({ version: '0.9.0' })).toMatchObject(
      refusal(409, 'Version 1.0.0 waits now. Nothing was changed.'),
    );
    expect(await refuse({})).toMatchObject({
      status: 200,
      body: { messages: ['The pin of mf-admin 1.0.0 was refused.'] },
    });
    expect(await refuse({})).toMatchObject(refusal(404, 'No pin of this remote waits any more.'));
    const { body: entries } = await backend.get('/api/admin/audit?subject=release', browser);
    expect(entries).toMatchObject([
      {
        action: 'refuse',
        about: 'mf-admin',
        after: { version: '1.0.0', askedBy: 'CI of admin', reason: 'Not yet' },
      },
    ]);
  });
});

describe('a release token', () => {
  const create = (body: object) =>
    backend.post(
      '/api/admin/releases/mf-search/tokens',
      { name: 'CI of search', rights: ['publish', 'publish', 'pin'], ...body },
      browser,
    );
  const listTokens = async (remote: string) =>
    (await backend.get(`/api/admin/releases/${remote}/tokens`, browser)).body;
  const use = (token: string) =>
    backend.get(`${PUBLISHERS_PATH}/mf_search`, { ...GATEWAY, [RELEASE_TOKEN_HEADER]: token });

  test('is shown once, works for 90 days, and is listed without itself', async () => {
    const { status, body: created } = await create({});
    expect([status, created.token]).toEqual([201, expect.stringMatching(/^ht_release_[\w-]{43}$/)]);
    expect(Math.round((Date.parse(created.endsAt) - Date.now()) / 86_400_000)).toBe(90);
    expect((await use(created.token)).body).toEqual({ name: 'CI of search', rights: ['publish', 'pin'] });
    const tokens = await listTokens('mf-search');
    expect(tokens).toEqual([
      {
        id: created.id,
        name: 'CI of search',
        rights: ['publish', 'pin'],
        createdAt: expect.any(String),
        createdBy: admin.username,
        endsAt: created.endsAt,
        lastUsedAt: expect.any(String),
        revokedAt: null,
      },
    ]);
    expect(await listTokens('mf-guides')).toEqual([]);
  });

  test('is revoked at once, and only once', async () => {
    const {
      body: { id, token },
    } = await create({ days: 365 });
    const revoke = () => backend.delete(`/api/admin/release-tokens/${id}`, browser);
    expect((await revoke()).status).toBe(204);
    expect((await use(token)).status).toBe(401);
    expect(await revoke()).toMatchObject(
      refusal(404, 'There is no token with this number that is not revoked.'),
    );
    expect((await listTokens('mf-search'))[0].revokedAt).toEqual(expect.any(String));
    const { body: entries } = await backend.get('/api/admin/audit', browser);
    expect(entries).toMatchObject([
      {
        action: 'delete',
        subject: 'release-token',
        subjectId: id,
        by: { id: admin.id },
        before: { remote: 'mf_search', name: 'CI of search' },
      },
      {
        action: 'add',
        subject: 'release-token',
        subjectId: id,
        by: { id: admin.id },
        after: { remote: 'mf_search', name: 'CI of search', rights: ['publish', 'pin'] },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test.each([
    [{ name: ' ' }, 'Give the token a name'],
    [{ rights: [] }, 'Choose what the token may do'],
    [{ rights: 'pin' }, 'Choose what the token may do'],
    [{ days: 366 }, 'Days must be between 1 and 365'],
    [{ days: 0 }, 'Days must be between 1 and 365'],
    [{ days: 'all' }, 'Days must be a number'],
  ])('with %j is refused', async (body, sentence) => {
    expect(await create(body)).toMatchObject(refusal(400, sentence));
    expect(await listTokens('mf-search')).toEqual([]);
  });
});
