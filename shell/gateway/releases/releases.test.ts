import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { releaseDir } from './registry.ts';
import { followReleases } from './releases.ts';
import {
  type Build,
  buildOf,
  CAPABILITIES,
  decide,
  declarationFor,
  manifestOf,
  pin as pinReleases,
  registryIn,
  sha384,
  writeRelease,
} from './testing.ts';

const { jest } = import.meta;
const VERSION = '1.0.0-0a1b2c3d';

let releasesDir = '';
let lines: string[] = [];
beforeEach(async () => {
  releasesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'releases-'));
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'],
  });
  lines = [];
  jest.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0);
});
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await fs.rm(releasesDir, { recursive: true, force: true });
});

const fileOf = ({ name, version }: Build, file: string) =>
  path.join(releaseDir(releasesDir, name, version), file);
const release = (build: Build) => writeRelease(releasesDir, build);
const pin = (...builds: Build[]) => pinReleases(releasesDir, ...builds);

const follow = (
  sharedModules: Record<string, unknown> = { react: 'our react' },
  runsOnServer = (_name: string, _version: string) => true,
) =>
  followReleases({
    releasesDir,
    sharedModules,
    capabilities: CAPABILITIES,
    runsOnServer,
    contract: () => undefined,
    registry: registryIn(releasesDir),
  });

/** The releases a visitor gets. */
const given = async (following: ReturnType<typeof follow>, visitor?: string) =>
  (await following.current(visitor)).releases;

test('a pinned release is opened with its exposed modules, its hashes, its code and its own files', async () => {
  await pin(await release(buildOf()));
  const found = (await given(follow())).get('mf_search');
  expect(found).toEqual({
    name: 'mf_search',
    version: VERSION,
    base: `/r/mf_search/${VERSION}/`,
    integrity: {
      'remoteEntry.0a1b2c3d.js': sha384('entry'),
      'module0.0a1b2c3d.js': sha384('module 0'),
    },
    exposes: { './routes': ['remoteEntry.0a1b2c3d.js', 'module0.0a1b2c3d.js'] },
    parts: {},
    team: 'Testing',
    declaration: declarationFor(buildOf()),
    modules: { './routes': { default: expect.any(Function) } },
    files: new Map([['/search/map.svg', { body: Buffer.from('<svg/>'), hash: sha384('<svg/>') }]]),
    releasedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    bytes: 9,
    runsOnServer: true,
    rejected: [],
  });
});

test('a server bundle runs with what the shell shares and with nothing else', async () => {
  const code = (name: string) => `exports.exposes = { './routes': { default: require('${name}') } }`;
  await pin(await release(buildOf({ code: code('react') })));
  expect((await given(follow())).get('mf_search')?.modules?.['./routes']?.default).toBe('our react');
  await pin(await release(buildOf({ code: code('node:fs'), version: '2.0.0' })));
  const found = (await given(follow())).get('mf_search');
  expect(found?.version).toBe('2.0.0');
  expect(found?.modules).toBeUndefined();
  expect(lines.join()).toContain('requires node:fs, which the shell does not share');
});

test('a manifest that was tampered with closes the release', async () => {
  const build = await release(buildOf());
  await pin(build);
  await fs.writeFile(fileOf(build, 'remote.json'), manifestOf({ ...build, exposes: ['./evil'] }));
  expect((await given(follow())).size).toBe(0);
  expect(lines.join()).toContain('remote.json does not match its hash');
});

test('a server bundle that was tampered with never runs, and the browser has its release all the same', async () => {
  const build = await release(buildOf());
  await pin(build);
  const react = { harmed: false };
  await fs.writeFile(fileOf(build, 'server/remote.cjs'), `require('react').harmed = true`);
  const found = (await given(follow({ react }))).get('mf_search');
  expect(Object.keys(found?.exposes ?? {})).toEqual(['./routes']);
  expect(found?.modules).toBeUndefined();
  expect(react.harmed).toBe(false);
});

test('the bundle of a release that only browsers draw never runs: pinned, previous, canary or previewed', async () => {
  const react = { ran: [] as string[] };
  const code = (version: string) => `require('react').ran.push('${version}'); exports.exposes = {}`;
  for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0'])
    await release(buildOf({ version, code: code(version) }));
  const broken = await release(buildOf({ version: '6.0.0', shared: { lodash: '^4.0.0' } }));
  const releases = follow({ react }, (name, version) => name === 'mf_search' && version === '5.0.0');
  const pinned = { pinned: broken.version, previous: '1.0.0' };
  await decide(releasesDir, { mf_search: pinned });
  const previous = (await given(releases)).get('mf_search');
  expect([previous?.version, previous?.runsOnServer, previous?.modules]).toEqual(['1.0.0', false, undefined]);
  await decide(releasesDir, {
    mf_search: { pinned: '2.0.0', canary: { version: '3.0.0', percent: 99 } },
  });
  for (const visitor of ['one', 'two', 'three']) await given(releases, visitor);
  await releases.preview('mf_search', '4.0.0');
  const [state] = await releases.state();
  expect([state?.served, state?.runsOnServer, state?.problems]).toEqual(['2.0.0', false, []]);
  expect(react.ran).toEqual([]);
  await releases.preview('mf_search', '5.0.0');
  expect(react.ran).toEqual(['5.0.0']);
});

test.each([
  ['throws', `throw new Error('broken')`],
  ['does not parse', 'exports.exposes = {'],
])('a server bundle that %s leaves its release to the browser', async (_, code) => {
  await pin(await release(buildOf({ code })));
  const found = (await given(follow())).get('mf_search');
  expect(Object.keys(found?.exposes ?? {})).toEqual(['./routes']);
  expect(found?.modules).toBeUndefined();
});

test.each([
  ['a later platform', { '@home-truths/platform/ui': '^2.0.0' }],
  ['a newer module than ours', { '@home-truths/platform/ui': '^1.5.0' }],
  ['a module nobody shares', { lodash: '^4.0.0' }],
])('a release that needs %s is left out, and the others live', async (_, shared) => {
  await pin(await release(buildOf()), await release(buildOf({ name: 'mf_guides', shared })));
  expect([...(await given(follow())).keys()]).toEqual(['mf_search']);
  expect(lines.join()).toContain('not compatible with this shell');
});

test('an older platform within the range fits', async () => {
  const shared = { '@home-truths/platform/ui': '^1.0.0' };
  await pin(await release(buildOf({ shared })));
  expect((await given(follow())).size).toBe(1);
});

test('a new pin is seen without a new start', async () => {
  await pin(await release(buildOf()));
  const releases = follow();
  expect((await given(releases)).get('mf_search')?.version).toBe(VERSION);
  await pin(await release(buildOf({ version: '2.0.0' })));
  jest.advanceTimersByTime(500);
  expect((await given(releases)).get('mf_search')?.version).toBe('2.0.0');
});

test('a release is opened once, however many visitors come', async () => {
  const react = { opened: 0 };
  await pin(await release(buildOf({ code: `require('react').opened++; exports.exposes = {}` })));
  const releases = follow({ react });
  await Promise.all([given(releases), given(releases)]);
  jest.advanceTimersByTime(60_000);
  await given(releases);
  expect(react.opened).toBe(1);
});

test('without any registry there is no release, and the first one is seen when it comes', async () => {
  const releases = follow();
  expect((await given(releases)).size).toBe(0);
  await pin(await release(buildOf()));
  jest.advanceTimersByTime(500);
  expect((await given(releases)).size).toBe(1);
});

test('a release that could not be opened is tried again after three seconds, not before', async () => {
  const build = buildOf();
  await pin(build);
  const releases = follow();
  expect((await given(releases)).size).toBe(0);
  await release(build);
  jest.advanceTimersByTime(2900);
  expect((await given(releases)).size).toBe(0);
  jest.advanceTimersByTime(200);
  expect((await given(releases)).get('mf_search')?.modules).toBeDefined();
});

test('the provider of a slot is read from what the releases expose', async () => {
  await pin(
    await release(buildOf({ exposes: ['./routes', './search.property-card/v1'] })),
    await release(buildOf({ name: 'mf_reviews', exposes: ['./property.reviews/v1', './reviews.mine/v12'] })),
  );
  expect((await follow().current()).providers).toEqual({
    'search.property-card/v1': 'mf_search',
    'property.reviews/v1': 'mf_reviews',
    'reviews.mine/v12': 'mf_reviews',
  });
});

test('a release that declares nothing is not opened', async () => {
  await pin(await release(buildOf({ name: 'mf_new', declares: undefined })));
  expect((await given(follow())).size).toBe(0);
  expect(lines.join()).toContain('its remote.json does not declare what the remote has');
});

test('the paths of a remote are known while none of its releases can be opened, as the registry says', async () => {
  const build = await release(buildOf({ name: 'mf_new', declares: { paths: ['/new'] } }));
  const owns = {
    audience: 'admin' as const,
    paths: ['/new', '/newer'],
    slots: {
      'new.line/v1': { height: '1rem', failure: 'silent' as const, what: 'a line', props: { id: 'number' } },
    },
  };
  await decide(releasesDir, { mf_new: { pinned: '9.9.9', owns } });
  const gone = await follow().current();
  expect([gone.paths, [...gone.forAdmins], gone.providers]).toEqual([
    { mf_new: ['/new', '/newer'] },
    ['mf_new'],
    {},
  ]);
  expect(gone.slots.mf_new).toEqual({ 'new.line/v1': { height: '1rem', failure: 'silent', what: 'a line' } });
  await decide(releasesDir, { mf_new: { pinned: build.version, owns } });
  const found = await follow().current();
  expect([found.paths, [...found.forAdmins]]).toEqual([{ mf_new: ['/new'] }, []]);
});

test('a release for administrators that is in the folder of everybody is not opened', async () => {
  const build = buildOf({ name: 'mf_new', declares: { audience: 'admin', paths: ['/new'] } });
  await release(build);
  await fs.mkdir(path.join(releasesDir, 'public'));
  await fs.rename(path.join(releasesDir, 'admin/mf_new'), path.join(releasesDir, 'public/mf_new'));
  await pin(build);
  expect((await given(follow())).size).toBe(0);
  expect(lines.join()).toContain('its audience is admin, but it is in the folder public');
});
