import { createHash } from 'node:crypto';
import { RELEASE_FILES_PATH, RELEASES_PATH, RUNNING_SHELL_PATH } from '@home-truths/contract';
import { type Backend, startBackend } from '../testing/backend.ts';
import {
  addNextChange,
  type NewRelease,
  type Run,
  readChanges,
  readReleases,
  removeReleases,
  storeRelease,
} from './release-store.ts';
import { inReleaseTransaction } from './release-transaction.ts';

const { jest } = import.meta;
const GATEWAY_TOKEN = 'a-gateway-token-of-32-characters-';
const TOKEN = { Authorization: `Bearer ${GATEWAY_TOKEN}` };
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ GATEWAY_TOKEN });
});
beforeEach(async () => {
  for (const table of ['registry_revision', 'release', 'release_file'])
    await backend.rows(`delete from ${table}`);
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE_URL: backend.database.url });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.stop());

const change = <T>(work: (run: Run) => Promise<T>) => inReleaseTransaction(work, true);
const read = <T>(work: (run: Run) => Promise<T>) => inReleaseTransaction(work, false);
const pin = (what: string, remotes = {}) =>
  change(run => addNextChange(run, { remotes, change: { at: new Date().toISOString(), what } }));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const releaseOf = (version: string, files: Record<string, string> = { 'a.js': version }): NewRelease => ({
  name: 'mf_search',
  version,
  audience: 'public',
  manifest: '{}',
  bytes: 7,
  runsOnServer: true,
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
});
const store = (...of: Parameters<typeof releaseOf>) => change(run => storeRelease(run, releaseOf(...of)));
const filesStored = () =>
  backend.rows('select encode(content, $1) as text from release_file order by 1', 'escape');
const list = (headers: Record<string, string> = {}) => backend.get(RELEASES_PATH, { ...TOKEN, ...headers });

it('stores a release once, and a file that two releases have once', async () => {
  expect(await store('1.0.0', { 'a.js': 'same', 'b.js': 'old', 'c.js': 'same' })).toBe(true);
  expect(await store('2.0.0', { 'a.js': 'same', 'b.js': 'new' })).toBe(true);
  expect(await store('2.0.0', { 'a.js': 'other' })).toBe(false);
  expect(await filesStored()).toEqual([{ text: 'new' }, { text: 'old' }, { text: 'same' }]);
  expect(await read(readReleases)).toMatchObject([
    { version: '2.0.0', bytes: 7, files: { 'a.js': hashOf('same'), 'b.js': hashOf('new') } },
    { version: '1.0.0' },
  ]);
  await change(run => removeReleases(run, [{ name: 'mf_search', version: '1.0.0' }]));
  expect(await filesStored()).toEqual([{ text: 'new' }, { text: 'same' }]);
});

it('stores a release with all of its files and its pin, or nothing', async () => {
  const publish = change(async run => {
    await storeRelease(run, releaseOf('1.0.0'));
    await addNextChange(run, { remotes: {}, change: { at: '', what: 'pin' } });
    throw new Error('killed');
  });
  await expect(publish).rejects.toThrow('killed');
  expect([await filesStored(), await read(readReleases), await read(readChanges)]).toEqual([[], [], []]);
});

it('gives each of many writers at once a revision of its own', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, n) => pin(`writer ${n}`)));
  const changes = await read(readChanges);
  expect(changes.map(({ revision }) => revision)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(new Set(changes.map(({ change: { what } }) => what)).size).toBe(10);
});

it('says in a sentence that a database is read-only, has no tables, or is away', async () => {
  const url = new URL(backend.database.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  process.env.DATABASE_URL = url.href;
  await expect(store('1.0.0')).rejects.toThrow('The database is read-only. Nothing was changed.');
  expect(await read(readReleases)).toEqual([]);
  process.env.DATABASE_URL = Object.assign(new URL(url), { search: '', pathname: '/template1' }).href;
  await expect(read(readReleases)).rejects.toThrow(/Migrate it: npm run migrate|permission denied/);
  process.env.DATABASE_URL = 'postgres://nobody:password@127.0.0.1:1/nowhere';
  await expect(read(readReleases)).rejects.toThrow('The database cannot be used: connect ECONNREFUSED');
});

it('lists registry and releases for gateways, and says when nothing has changed', async () => {
  const empty = await list();
  expect(empty.body).toEqual({ revision: 0, remotes: {}, releases: [] });
  await store('1.0.0');
  await pin('pin', { mf_search: { pinned: '1.0.0' } });
  const { body, headers } = await list({ 'If-None-Match': empty.headers.get('etag') ?? '' });
  expect(body).toEqual({
    revision: 1,
    remotes: { mf_search: { pinned: '1.0.0' } },
    releases: [
      {
        name: 'mf_search',
        version: '1.0.0',
        audience: 'public',
        files: { 'a.js': hashOf('1.0.0') },
        runsOnServer: true,
        releasedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ],
  });
  const known = { 'If-None-Match': headers.get('etag') ?? '' };
  expect((await list(known)).status).toBe(304);
  await change(run => removeReleases(run, [{ name: 'mf_search', version: '1.0.0' }]));
  expect((await list(known)).body.releases).toEqual([]);
});

it('sends each file by its hash', async () => {
  await store('1.0.0', { 'a.js': 'text' });
  const { text } = await backend.get(`${RELEASE_FILES_PATH}/${hashOf('text')}`, TOKEN);
  expect(text).toBe('text');
  expect((await backend.get(`${RELEASE_FILES_PATH}/${hashOf('other')}`, TOKEN)).status).toBe(404);
});

const sendShell = (body: object, headers: Record<string, string> = TOKEN) =>
  backend.post(RUNNING_SHELL_PATH, body, headers);

it('stores a shell of a gateway with its files, and later notes that it runs', async () => {
  const shell = { version: '1.0.0', manifest: '{"a":1}' };
  expect((await sendShell(shell)).status).toBe(404);
  const files = { 'main.js': Buffer.from('main').toString('base64') };
  expect((await sendShell({ ...shell, files })).status).toBe(201);
  await backend.rows("update release set used_at = now() - interval '1 day'");
  expect((await sendShell({ ...shell, manifest: '{"a":2}' })).status).toBe(201);
  const [stored] = await read(readReleases);
  expect(stored).toMatchObject({ name: 'shell', manifest: '{"a":2}', files: { 'main.js': hashOf('main') } });
  expect(Date.now() - Date.parse(stored?.usedAt ?? '')).toBeLessThan(60_000);
});

it.each([
  ['a text', 'shell'],
  ['no version', { manifest: '' }],
  ['a version that leads elsewhere', { version: '../1', manifest: '' }],
  ['a file that leads elsewhere', { version: '1', manifest: '', files: { '../main.js': '' } }],
  ['a file that is not encoded', { version: '1', manifest: '', files: { 'main.js': '%' } }],
])('refuses %s', async (_, body) => {
  expect((await sendShell(body as object)).status).toBe(400);
  expect(await read(readReleases)).toEqual([]);
});

it('does not exist for who has no token', async () => {
  await store('1.0.0');
  const others: Record<string, string>[] = [{}, { Authorization: 'Bearer of-something-else' }];
  for (const headers of others) {
    const responses = [
      await backend.get(RELEASES_PATH, headers),
      await backend.get(`${RELEASE_FILES_PATH}/${hashOf('1.0.0')}`, headers),
      await sendShell({ version: '1.0.0', manifest: '', files: {} }, headers),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  expect(await read(readReleases)).toHaveLength(1);
});

it('forgets changes of more than a month ago beyond the last hundred', async () => {
  const content = JSON.stringify({ revision: 120, remotes: {} });
  await backend.rows(
    'insert into registry_revision (revision, content) select n, $1 from generate_series(1, 120) n',
    content,
  );
  await pin('first');
  expect(await read(readChanges)).toHaveLength(121);
  await backend.rows("update registry_revision set created_at = now() - interval '31 days'");
  await backend.rows(
    'update registry_revision set content = $1 where revision = 121',
    content.replace('120', '121'),
  );
  await pin('second');
  expect(await read(readChanges)).toHaveLength(100);
});
