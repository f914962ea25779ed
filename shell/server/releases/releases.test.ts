import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { releaseDir, writeRegistry } from './registry.ts';
import { followReleases, slotsOf } from './releases.ts';

const { jest } = import.meta;
const OFFER = { react: '19.3.1', '@home-truths/platform/ui': '1.4.0' };
const VERSION = '1.0.0-0a1b2c3d';

let dataDir = '';
let lines: string[] = [];
beforeEach(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'releases-'));
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'],
  });
  lines = [];
  jest.spyOn(process.stderr, 'write').mockImplementation(line => lines.push(String(line)) > 0);
});
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await fs.rm(dataDir, { recursive: true, force: true });
});

const sha384 = (text: string) => `sha384-${crypto.createHash('sha384').update(text).digest('base64')}`;

interface Build {
  name: string;
  version: string;
  doors: string[];
  borrows: Record<string, string>;
  code: string;
}
const buildOf = (changes: Partial<Build> = {}): Build => ({
  name: 'mf_search',
  version: VERSION,
  doors: ['./routes'],
  borrows: { react: '^19.3.1' },
  code: `exports.exposes = { './routes': { default: 'the routes' } }`,
  ...changes,
});

const manifestOf = ({ doors, borrows }: Build) =>
  JSON.stringify({
    doors: Object.fromEntries(
      doors.map((door, i) => [door, ['remoteEntry.0a1b2c3d.js', `door${i}.0a1b2c3d.js`]]),
    ),
    borrows,
  });

const fileOf = ({ name, version }: Build, file: string) =>
  path.join(releaseDir(dataDir, name, version), file);

/** Lays a sealed release down. */
async function release(build: Build) {
  const files: Record<string, string> = {
    'remoteEntry.0a1b2c3d.js': 'entry',
    'remote.json': manifestOf(build),
    'server/remote.cjs': build.code,
    'public/search/map.svg': '<svg/>',
  };
  await fs.mkdir(fileOf(build, 'server'), { recursive: true });
  await fs.mkdir(fileOf(build, 'public/search'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await fs.writeFile(fileOf(build, file), text);
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)]));
  await fs.writeFile(fileOf(build, 'integrity.json'), JSON.stringify(hashes));
  return build;
}

let revision = 0;
const pin = (...builds: Build[]) =>
  writeRegistry(dataDir, {
    revision: ++revision,
    remotes: Object.fromEntries(builds.map(({ name, version }) => [name, { pinned: version }])),
  });

const follow = (lent: Record<string, unknown> = { react: 'our react' }) =>
  followReleases({ dataDir, lent, offer: OFFER });

test('a pinned release is opened with its doors, its hashes, its code and its own files', async () => {
  await pin(await release(buildOf()));
  const found = (await follow()()).get('mf_search');
  expect(found).toEqual({
    name: 'mf_search',
    version: VERSION,
    base: `/r/mf_search/${VERSION}/`,
    integrity: { 'remoteEntry.0a1b2c3d.js': sha384('entry') },
    doors: { './routes': ['remoteEntry.0a1b2c3d.js', 'door0.0a1b2c3d.js'] },
    exposes: { './routes': { default: 'the routes' } },
    files: new Set(['/search/map.svg']),
  });
});

test('a server bundle runs with what the shell lends and with nothing else', async () => {
  const code = (name: string) => `exports.exposes = { './routes': { default: require('${name}') } }`;
  await pin(await release(buildOf({ code: code('react') })));
  expect((await follow()()).get('mf_search')?.exposes?.['./routes']?.default).toBe('our react');
  await pin(await release(buildOf({ code: code('node:fs'), version: '2.0.0' })));
  const found = (await follow()()).get('mf_search');
  expect(found?.version).toBe('2.0.0');
  expect(found?.exposes).toBeUndefined();
  expect(lines.join()).toContain('asks for node:fs, which the shell does not lend');
});

test('a manifest that was tampered with closes the release', async () => {
  const build = await release(buildOf());
  await pin(build);
  await fs.writeFile(fileOf(build, 'remote.json'), manifestOf({ ...build, doors: ['./evil'] }));
  expect((await follow()()).size).toBe(0);
  expect(lines.join()).toContain('remote.json is not what was sealed');
});

test('a server bundle that was tampered with never runs, and the browser has its release all the same', async () => {
  const build = await release(buildOf());
  await pin(build);
  const react = { harmed: false };
  await fs.writeFile(fileOf(build, 'server/remote.cjs'), `require('react').harmed = true`);
  const found = (await follow({ react })()).get('mf_search');
  expect(Object.keys(found?.doors ?? {})).toEqual(['./routes']);
  expect(found?.exposes).toBeUndefined();
  expect(react.harmed).toBe(false);
});

test.each([
  ['throws', `throw new Error('broken')`],
  ['does not parse', 'exports.exposes = {'],
])('a server bundle that %s leaves its release to the browser', async (_, code) => {
  await pin(await release(buildOf({ code })));
  const found = (await follow()()).get('mf_search');
  expect(Object.keys(found?.doors ?? {})).toEqual(['./routes']);
  expect(found?.exposes).toBeUndefined();
});

test.each([
  ['a later platform', { '@home-truths/platform/ui': '^2.0.0' }],
  ['a newer door than ours', { '@home-truths/platform/ui': '^1.5.0' }],
  ['a door nobody lends', { lodash: '^4.0.0' }],
])('a release that needs %s is left out, and the others live', async (_, borrows) => {
  await pin(await release(buildOf()), await release(buildOf({ name: 'mf_guides', borrows })));
  expect([...(await follow()()).keys()]).toEqual(['mf_search']);
  expect(lines.join()).toContain('does not fit this shell');
});

test('an older platform within the range fits', async () => {
  const borrows = { '@home-truths/platform/ui': '^1.0.0' };
  await pin(await release(buildOf({ borrows })));
  expect((await follow()()).size).toBe(1);
});

test('a new pin is seen without a new start', async () => {
  await pin(await release(buildOf()));
  const releases = follow();
  expect((await releases()).get('mf_search')?.version).toBe(VERSION);
  await pin(await release(buildOf({ version: '2.0.0' })));
  jest.advanceTimersByTime(500);
  expect((await releases()).get('mf_search')?.version).toBe('2.0.0');
});

test('a release is opened once, however many visitors come', async () => {
  const react = { opened: 0 };
  await pin(await release(buildOf({ code: `require('react').opened++; exports.exposes = {}` })));
  const releases = follow({ react });
  await Promise.all([releases(), releases()]);
  jest.advanceTimersByTime(60_000);
  await releases();
  expect(react.opened).toBe(1);
});

test.each([
  ['broken', (file: string) => fs.writeFile(file, '{"revision":')],
  ['gone', (file: string) => fs.rm(file)],
])('while the registry is %s the last good one holds', async (_, harm) => {
  await pin(await release(buildOf()));
  const releases = follow();
  await releases();
  await harm(path.join(dataDir, 'remotes.json'));
  jest.advanceTimersByTime(500);
  expect([...(await releases()).keys()]).toEqual(['mf_search']);
  expect(lines.join()).toContain('the last good one stays');
});

test('without any registry there is no release, and the first one is seen when it comes', async () => {
  const releases = follow();
  expect((await releases()).size).toBe(0);
  await pin(await release(buildOf()));
  jest.advanceTimersByTime(500);
  expect((await releases()).size).toBe(1);
});

test('a release that could not be opened is tried again after three seconds, not before', async () => {
  const build = buildOf();
  await pin(build);
  const releases = follow();
  expect((await releases()).size).toBe(0);
  await release(build);
  jest.advanceTimersByTime(2900);
  expect((await releases()).size).toBe(0);
  jest.advanceTimersByTime(200);
  expect((await releases()).get('mf_search')?.exposes).toBeDefined();
});

test('who provides a slot is told by what the releases expose', async () => {
  await pin(
    await release(buildOf({ doors: ['./routes', './search.property-card/v1'] })),
    await release(buildOf({ name: 'mf_reviews', doors: ['./property.reviews/v1', './reviews.mine/v12'] })),
  );
  expect(slotsOf(await follow()())).toEqual({
    'search.property-card/v1': 'mf_search',
    'property.reviews/v1': 'mf_reviews',
    'reviews.mine/v12': 'mf_reviews',
  });
});
