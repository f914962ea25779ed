import { expect, test } from '@playwright/test';
import { inReleaseTransaction } from '../../../backend/src/registry/release-transaction.ts';
import { query } from '../../../backend/src/testing/query.ts';
import { OwnBackend } from '../support/own-backend.ts';
import { storeVersion as storeCopy, storeToken, teamCommands } from '../support/team.ts';

const ADMINISTRATOR = { email: 'admin@example.com', password: 'a-Bandicoot-digs-at-dusk' };
const FOLLOW = { timeout: 2000, intervals: [50] };

let own: OwnBackend;
let one: Awaited<ReturnType<OwnBackend['gateway']>>;
let two: typeof one;

const tokenOf = (...[remote, rights, state]: [string, string[], Parameters<typeof storeToken>[3]?]) =>
  storeToken(own.ownerUrl, remote, rights, state);
const command = teamCommands(() => one.url);

/** Stores a version of a remote, which gateways fetch as for a preview. */
async function storeVersion(remote: string, version: string, runsOnServer = true) {
  await storeCopy(own.ownerUrl, remote, version, runsOnServer);
  for (const { url } of [one, two]) await fetch(`${url}/r/${remote}/${version}/remote.json`);
}

interface Call {
  token?: string;
  body?: object | string;
  headers?: Record<string, string>;
  gateway?: { url: string };
  method?: string;
}

async function call(
  requested: string,
  { token, body, headers = {}, gateway = one, method = body === undefined ? 'GET' : 'POST' }: Call = {},
) {
  const response = await fetch(`${gateway.url}/api/releases/${requested}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: typeof body === 'object' ? JSON.stringify(body) : body,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The version of a remote that a gateway gives to visitors. */
async function versionAt({ url }: { url: string }, remote: string): Promise<string | undefined> {
  const page = await (await fetch(`${url}/`)).text();
  const { remotes } = JSON.parse(
    /<script id="boot"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? '{"remotes":[]}',
  );
  return remotes.find(({ name }: { name: string }) => name === remote)?.version;
}

const revision = async () => {
  const [row] = await query(own.ownerUrl, 'select max(revision) as revision from registry_revision');
  return row?.revision;
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await OwnBackend.start();
  [one, two] = [await own.gateway('one'), await own.gateway('two')];
});
test.afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
  await own?.stop();
});

/** Calls of which each says by its status who may: nothing can be pinned or rolled back here yet. */
const CALLS: [string, object?][] = [
  ['mf-search'],
  ['mf-search/pin', { version: '9.9.9' }],
  ['mf-search/rollback', {}],
  ['mf-search/disable', { text: 'Back at noon.' }],
  ['mf-search/enable', {}],
];

const NOT_VALID = 'This release token is not valid: it is unknown, has ended or was revoked.';
const RIGHTS: [string, () => Promise<Call & { query?: string }>, number[], string?][] = [
  [
    'a token with the right',
    async () => ({ token: await tokenOf('mf_search', ['pin']) }),
    [200, 409, 409, 200, 200],
  ],
  [
    'a token without the right',
    async () => ({ token: await tokenOf('mf_search', ['publish', 'server', 'develop']) }),
    [200, 403, 403, 403, 403],
    'This release token does not have the right “pin”.',
  ],
  [
    'a token of another remote',
    async () => ({ token: await tokenOf('mf_reviews', ['publish', 'pin']) }),
    [403, 403, 403, 403, 403],
    'This release token is for another remote.',
  ],
  [
    'a token that has ended',
    async () => ({ token: await tokenOf('mf_search', ['pin'], { ends: '-1 second' }) }),
    [401, 401, 401, 401, 401],
    NOT_VALID,
  ],
  [
    'a token that was revoked',
    async () => ({ token: await tokenOf('mf_search', ['pin'], { isRevoked: true }) }),
    [401, 401, 401, 401, 401],
    NOT_VALID,
  ],
  ['a token that nobody made', async () => ({ token: 'ht_release_x' }), [401, 401, 401, 401, 401], NOT_VALID],
  [
    'no token',
    async () => ({}),
    [401, 401, 401, 401, 401],
    'Send a release token of this remote in the header Authorization: Bearer …',
  ],
  [
    'a token beside a cookie',
    async () => ({ token: await tokenOf('mf_search', ['pin']), headers: { cookie: 'theme=dark' } }),
    [400, 400, 400, 400, 400],
    'Send a release token without cookies.',
  ],
  [
    'a token in the URL',
    async () => ({ query: `?token=${await tokenOf('mf_search', ['pin'])}` }),
    [401, 401, 401, 401, 401],
  ],
];

for (const [sender, build, statuses, sentence] of RIGHTS) {
  test(`${sender} may do this much: ${statuses.join(', ')}`, async () => {
    const { query: search = '', ...sent } = await build();
    const before = await revision();
    for (const [i, [requested, body]] of CALLS.entries()) {
      const { status, headers, text } = await call(requested + search, { ...sent, body });
      expect([requested, status]).toEqual([requested, statuses[i]]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null);
      if (status >= 400) expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      if (sentence && status >= 400) expect(text).toBe(sentence);
    }
    const changes = statuses.slice(1).filter(status => status === 200).length;
    expect(await revision()).toBe(Number(before) + changes);
  });
}

test('a pin from elsewhere reaches every gateway within two seconds, and the history names the token', async () => {
  test.slow();
  const before = await versionAt(one, 'mf_search');
  await storeVersion('mf_search', '9.0.0');
  const token = await tokenOf('mf_search', ['pin']);
  expect(await command(token, 'pin', 'mf-search', '9.0.0')).toEqual({
    code: 0,
    out: `mf-search 9.0.0 is pinned for all visitors. The previous version was ${before}.\n`,
    error: '',
  });
  for (const gateway of [one, two])
    await expect.poll(() => versionAt(gateway, 'mf_search'), FOLLOW).toBe('9.0.0');
  const history = await command(token, 'releases', 'mf-search', '--history');
  expect(history.out).toMatch(
    /^revision +changed \(UTC\) +by +change\n\d+ .* token CI +pin mf_search 9\.0\.0\n/,
  );
  const leave = () => command(token, 'rollback', 'mf-search', '--from', '9.0.0');
  expect(await leave()).toMatchObject({
    code: 0,
    out: `mf-search was rolled back from 9.0.0 to ${before} for all visitors.\n`,
  });
  expect(await leave()).toMatchObject({
    code: 1,
    error: `Visitors get other versions of mf-search by now: ${before} is pinned, without a canary. Nothing was changed.\n`,
  });
  for (const gateway of [one, two])
    await expect.poll(() => versionAt(gateway, 'mf_search'), FOLLOW).toBe(before);
});

test('a team disables its remote, enables it, and sees its versions', async () => {
  test.slow();
  await storeVersion('mf_search', '9.1.0', false);
  const token = await tokenOf('mf_search', ['pin']);
  expect((await command(token, 'switch-off', 'mf-search', '--text', 'Back at noon.')).out).toBe(
    `mf-search is disabled. Enable it again with: npm run switch-off -- mf-search --on --site ${one.url}\n`,
  );
  expect((await command(token, 'releases', 'mf-search')).out).toMatch(
    /^remote .*\nmf-search .* disabled .*\n\nversion +released \(UTC\) +published by +size +status\n9\.1\.0 .* token CI .* compatible, browser only\n/,
  );
  await expect.poll(async () => (await fetch(`${two.url}/`)).status, FOLLOW).toBe(503);
  expect((await command(token, 'switch-off', 'mf-search', '--on')).out).toBe('mf-search is enabled.\n');
  await expect.poll(async () => (await fetch(`${two.url}/`)).status, FOLLOW).toBe(200);
  const local = await own.command('releases', 'mf-search');
  expect(local).toContain('compatible, browser only');
  const { code, error } = await command(token, 'pin', 'mf-search', '9.9.9');
  expect([code, error.split('\n')[0]]).toEqual([
    1,
    'mf-search 9.9.9 was not pinned: this version does not exist.',
  ]);
});

test('of two pins at once one wins, and the other is told', async () => {
  for (const version of ['9.2.0', '9.3.0']) await storeVersion('mf_search', version);
  const token = await tokenOf('mf_search', ['pin']);
  const before = Number(await revision());
  process.env.DATABASE_URL = own.databaseUrl;
  // the lock is held until both have read the same revision and wait
  const both = await inReleaseTransaction(async () => {
    const calls = [
      call('mf-search/pin', { token, body: { version: '9.2.0' }, gateway: one }),
      call('mf-search/pin', { token, body: { version: '9.3.0' }, gateway: two }),
    ];
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(async () => (await query(own.ownerUrl, waiting)).length).toBe(2);
    return { calls };
  }, true).finally(() => {
    // the next file of tests runs in the same process
    delete process.env.DATABASE_URL;
  });
  const [won, lost] = (await Promise.all(both.calls)).sort((first, second) => first.status - second.status);
  expect([won?.status, lost?.status]).toEqual([200, 409]);
  const [version] = /9\.\d\.0/.exec(won?.text ?? '') ?? [];
  expect(lost?.text).toBe(
    `Somebody has changed releases meanwhile: pin mf_search ${version}. Nothing was changed.`,
  );
  expect(await revision()).toBe(before + 1);
  for (const gateway of [one, two])
    await expect.poll(() => versionAt(gateway, 'mf_search'), FOLLOW).toBe(version);
});

test('a token decides nothing about a remote for administrators; one of them approves its pin', async () => {
  await storeVersion('mf_admin', '9.0.0');
  const token = await tokenOf('mf_admin', ['pin']);
  const before = await revision();
  const watched = { percent: 10, watch: true, promoteAfter: '24h' };
  const waits = 'mf-admin 9.0.0 waits for an administrator, who decides at /admin/releases.';
  const refused = 'mf-admin is for administrators only: an administrator does this at /admin/releases.';
  for (const [requested, body, status, text] of [
    ['mf-admin/pin', { version: '9.0.0' }, 200, JSON.stringify({ messages: [waits] })],
    ['mf-admin/pin', { version: '9.0.0', ...watched }, 200, JSON.stringify({ messages: [waits] })],
    ['mf-admin/disable', { text: 'Back at noon.' }, 403, refused],
  ] as const)
    expect(await call(requested, { token, body })).toMatchObject({ status, text });
  expect(await revision()).toBe(before);

  const asAdmin = async (path: string, body?: object, cookie = '') => {
    const response = await fetch(`${two.url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', origin: two.url, cookie },
      body: body && JSON.stringify(body),
    });
    const session = response.headers
      .getSetCookie()
      .map(line => line.split(';')[0])
      .join('; ');
    return { status: response.status, session, text: await response.text() };
  };
  const { session } = await asAdmin('auth/login', ADMINISTRATOR);
  const list = async () =>
    JSON.parse((await asAdmin('admin/releases', undefined, session)).text).find(
      ({ remote }: { remote: string }) => remote === 'mf-admin',
    );
  expect((await list()).waiting).toMatchObject({ version: '9.0.0', ...watched });
  const approval = { version: '9.0.0', reason: 'Tested together' };
  expect((await asAdmin('admin/releases/mf-admin/pin', approval)).status).toBe(401);
  expect(await asAdmin('admin/releases/mf-admin/pin', approval, session)).toMatchObject({
    status: 200,
    text: expect.stringContaining('mf-admin 9.0.0 is pinned for all visitors.'),
  });
  expect(await list()).toMatchObject({
    waiting: null,
    pinned: { version: '9.0.0' },
    history: [{ what: 'pin mf_admin 9.0.0', reason: 'Tested together' }, {}],
  });
  expect(
    await asAdmin('admin/releases/mf-admin/pin', { ...approval, version: '7.0.0' }, session),
  ).toMatchObject({
    status: 409,
    text: expect.stringContaining('this version does not exist'),
  });
});

test('other programs learn what visitors get of public remotes', async () => {
  const response = await fetch(`${one.url}/api/releases`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  const { microFrontends } = await response.json();
  expect(Object.keys(microFrontends)).not.toContain('mf-admin');
  const [{ url, metadata }] = microFrontends['mf-guides'];
  const script = await (await fetch(new URL(url, one.url))).arrayBuffer();
  const hash = Buffer.from(await crypto.subtle.digest('SHA-384', script)).toString('base64');
  expect(`sha384-${hash}`).toBe(metadata.integrity);
});

test('what is wrong with a call is said in a sentence, and nothing is changed', async () => {
  const token = await tokenOf('mf_search', ['pin']);
  const before = await revision();
  const rows: [string, Call, number, string][] = [
    [
      'mf-search/pin',
      { body: '{' },
      400,
      'The request body must be a JSON object with the fields of this call, and no others.',
    ],
    ['mf-search/pin', { body: {} }, 400, 'Version is required'],
    ['mf-search/pin', { body: { version: '../9' } }, 400, 'There is no such version'],
    ['mf-search/pin', { body: { version: '9.1.0', percent: 0 } }, 400, 'Percent must be between 1 and 100'],
    [
      'mf-search/pin',
      { body: { version: '9.1.0', procent: 10 } },
      400,
      'The request body must be a JSON object with the fields of this call, and no others.',
    ],
    [
      'mf-search/pin',
      { body: { version: '9.1.0', percent: 10, watch: true, promoteAfter: '1w' } },
      400,
      'The time must be from 30m to 14d, such as 24h',
    ],
    [
      'mf-search/pin',
      { body: { version: '9.1.0', watch: true } },
      409,
      'Only a canary can be watched: give a percentage from 1 to 99 as well.',
    ],
    ['mf-search/disable', { body: { text: '' } }, 400, 'Give the text for its pages'],
    ['mf-search/disable', { body: { text: 'a'.repeat(301) } }, 400, 'Text must be at most 300 characters'],
    ['mf-search/pin', { body: { version: 'a'.repeat(65_536) } }, 413, 'That’s too much to send at once.'],
    ['Guides/pin', { body: {} }, 400, 'Name a remote by its folder, such as mf-search'],
    ['mf-search/pin', { method: 'PUT', body: {} }, 405, 'This call needs another method.'],
    ['mf-search/pin', {}, 405, 'This call needs another method.'],
    ['mf-search/publish', { body: {} }, 404, 'There is no such call for releases.'],
    ['mf-search/', {}, 404, 'There is no such call for releases.'],
  ];
  for (const [requested, sent, status, sentence] of rows) {
    const response = await call(requested, { token, ...sent });
    expect([requested, response.status, response.text]).toEqual([requested, status, sentence]);
  }
  expect(await revision()).toBe(before);
});

test('without a backend a call is refused for now', async () => {
  const token = await tokenOf('mf_search', ['pin']);
  await own.stopBackend();
  const { status, headers, text } = await call('mf-search', { token });
  expect([status, headers.get('retry-after'), text]).toEqual([
    503,
    '2',
    'Home Truths is temporarily unavailable. Please try again in a minute.',
  ]);
  await own.startBackend();
});

test('wrong tokens count for the network that sends them', async () => {
  const proxied = { TRUST_PROXY: '1' };
  await own.stopBackend();
  await own.startBackend({ ...proxied, RATE_LIMITS: 'on' });
  const gateway = await own.gateway('three', proxied);
  const token = await tokenOf('mf_search', ['pin']);
  const from = (address: string, sent: string) =>
    call('mf-search', { token: sent, gateway, headers: { 'x-forwarded-for': address } });
  try {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await from('203.0.113.7', 'ht_release_x')).status),
    );
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    const refused = await from('203.0.113.7', 'ht_release_x');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    expect((await from('203.0.113.7', token)).status).toBe(200);
    expect((await from('198.51.100.7', 'ht_release_x')).status).toBe(401);
  } finally {
    await gateway.stop();
  }
});
