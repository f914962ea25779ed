/** What visitors get by what is decided, and what those who watch over the site are told of it. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bucketOf } from './canary.ts';
import { releaseDir } from './registry.ts';
import { followReleases } from './releases.ts';
import { type Build, buildOf, CAPABILITIES, decide, registryIn, writeRelease } from './testing.ts';

const { jest } = import.meta;

let releasesDir = '';
let lines: string[] = [];
beforeEach(async () => {
  releasesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'decided-'));
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

const follow = (contract: () => string | undefined = () => undefined) =>
  followReleases({
    releasesDir,
    sharedModules: {},
    capabilities: CAPABILITIES,
    runsOnServer: () => true,
    contract,
    registry: registryIn(releasesDir),
  });
const lay = (...builds: Partial<Build>[]) =>
  Promise.all(builds.map(build => writeRelease(releasesDir, buildOf(build))));
const NEEDS_NEWER = { '@home-truths/platform/ui': '^2.0.0' };

/** The version of mf_search a visitor gets. */
const versionFor = async (following: ReturnType<typeof follow>, visitor?: string) =>
  (await following.current(visitor)).releases.get('mf_search')?.version;
const stateOf = async (following: ReturnType<typeof follow>) => (await following.state())[0];

/** A visitor in a hundredth of mf_search that passes. */
const visitorIn = (passes: (bucket: number) => boolean) =>
  Array.from({ length: 1000 }, (_, i) => `visitor-${i}`).find(each => passes(bucketOf(each, 'mf_search')));

test('exactly the visitors in the canary get the newer version, and those without a number the pinned one', async () => {
  await lay({ version: '1.0.0' }, { version: '2.0.0' });
  await decide(releasesDir, { mf_search: { pinned: '1.0.0', canary: { version: '2.0.0', percent: 10 } } });
  const following = follow();
  for (let i = 0; i < 200; i++) {
    const expected = bucketOf(`visitor-${i}`, 'mf_search') < 10 ? '2.0.0' : '1.0.0';
    expect(await versionFor(following, `visitor-${i}`)).toBe(expected);
  }
  expect(await versionFor(following)).toBe('1.0.0');
  expect((await following.current()).canaries).toEqual(new Map([['mf_search', '']]));
});

test.each([
  ['is not there', []],
  ['needs a newer platform', [{ version: '3.0.0', shared: NEEDS_NEWER }]],
  ['was built for a newer contract', [{ version: '3.0.0', contract: '1.3.0' }]],
  ['declares a reserved path', [{ version: '3.0.0', declares: { paths: ['/search', '/api/search'] } }]],
  ['declares a path of another remote', [{ version: '3.0.0', declares: { paths: ['/property/7'] } }]],
  ['provides a slot of another remote', [{ version: '3.0.0', exposes: ['./property.reviews/v1'] }]],
  [
    'passes something else to a slot than its provider takes',
    [{ version: '3.0.0', declares: { consumes: { 'property.reviews/v1': { propertyId: 'string' } } } }],
  ],
  ['has a declaration that cannot be read', [{ version: '3.0.0', declares: { paths: ['search'] } }]],
])(
  'a version that %s is passed over for the last compatible one, which is reported once',
  async (_, builds) => {
    await lay({ version: '1.0.0' }, ...builds);
    const slot = { height: '1rem', failure: 'section', what: 'it', props: { propertyId: 'number' } } as const;
    const owning = (paths: string[], slots = {}) => ({
      pinned: '1.0.0',
      owns: { audience: 'public' as const, paths, slots },
    });
    await decide(releasesDir, {
      mf_search: { pinned: '3.0.0', previous: '1.0.0' },
      mf_property: owning(['/property']),
      mf_reviews: owning(['/write-review'], { 'property.reviews/v1': slot }),
    });
    const following = follow();
    for (let i = 0; i < 3; i++) {
      expect(await versionFor(following)).toBe('1.0.0');
      jest.advanceTimersByTime(3100);
    }
    expect(
      lines.filter(line => line.includes('"remote":"mf_search","version":"3.0.0","reason":')),
    ).toHaveLength(1);
  },
);

test('a canary that cannot be used leaves its visitors with the pinned version', async () => {
  await lay({ version: '1.0.0' }, { version: '2.0.0', shared: NEEDS_NEWER });
  await decide(releasesDir, { mf_search: { pinned: '1.0.0', canary: { version: '2.0.0', percent: 99 } } });
  expect(
    await versionFor(
      follow(),
      visitorIn(bucket => bucket < 99),
    ),
  ).toBe('1.0.0');
});

test('a disabled remote has no release, its slots are known, and its text is shown', async () => {
  await lay({ exposes: ['./routes', './search.property-card/v1'] }, { name: 'mf_guides' });
  await decide(releasesDir, {
    mf_search: { pinned: '1.0.0-0a1b2c3d', disabled: 'Back at noon.' },
    mf_guides: { pinned: '1.0.0-0a1b2c3d' },
  });
  const { releases, disabled, providers } = await follow().current();
  expect([...releases.keys()]).toEqual(['mf_guides']);
  expect([...disabled]).toEqual([['mf_search', 'Back at noon.']]);
  expect(providers).toEqual({ 'search.property-card/v1': 'mf_search' });
});

test('a remote of which no release can be opened is unavailable without a text', async () => {
  await decide(releasesDir, { mf_search: { pinned: '1.0.0' } });
  expect([...(await follow().current()).disabled]).toEqual([['mf_search', '']]);
});

test('operators see what is served, and why it is not what was decided', async () => {
  await lay({ version: '1.0.0' }, { version: '3.0.0', shared: NEEDS_NEWER });
  await decide(releasesDir, { mf_search: { pinned: '3.0.0', previous: '1.0.0', disabled: 'Back at noon.' } });
  const following = follow();
  await following.current();
  const since = new Date().toISOString();
  jest.advanceTimersByTime(10_000);
  expect(await following.state()).toEqual([
    {
      name: 'mf_search',
      audience: 'public',
      pinned: '3.0.0',
      previous: '1.0.0',
      canary: undefined,
      disabled: 'Back at noon.',
      served: '1.0.0',
      team: 'Testing',
      problems: [
        {
          version: '3.0.0',
          reason: expect.stringContaining(
            'it needs @home-truths/platform/ui ^2.0.0, but the shell shares 1.4.0',
          ),
          since,
        },
      ],
      releasedAt: expect.stringMatching(/^\d{4}-/),
      bytes: 9,
      runsOnServer: true,
    },
  ]);
});

test('a file of a remote that was tampered with is not handed out, the rest of its release is', async () => {
  await lay({});
  await fs.writeFile(
    path.join(releaseDir(releasesDir, 'mf_search', '1.0.0-0a1b2c3d'), 'public/search/map.svg'),
    '<svg><script/></svg>',
  );
  await decide(releasesDir, { mf_search: { pinned: '1.0.0-0a1b2c3d' } });
  const following = follow();
  const release = (await following.current()).releases.get('mf_search');
  expect(release?.modules).toBeDefined();
  expect(release?.files.size).toBe(0);
  expect((await stateOf(following))?.problems).toMatchObject([
    { reason: 'public/search/map.svg does not match its hash' },
  ]);
});

test('compatibility is judged by the running backend’s contract, and reported as long as it does not fit', async () => {
  await lay({ version: '1.0.0' }, { version: '2.0.0', contract: '1.1.0' });
  await decide(releasesDir, { mf_search: { pinned: '2.0.0', previous: '1.0.0' } });
  let running: string | undefined;
  const following = follow(() => running);
  // the shell's own contract is 1.2.0
  expect(await versionFor(following)).toBe('2.0.0');
  for (const time of [1, 2]) {
    running = '1.0.0';
    expect([time, await versionFor(following)]).toEqual([time, '1.0.0']);
    expect(await stateOf(following)).toMatchObject({
      served: '1.0.0',
      problems: [{ version: '2.0.0', reason: 'it was built for contract 1.1.0, but the backend has 1.0.0' }],
    });
    expect(await versionFor(following)).toBe('1.0.0');
    expect(lines).toHaveLength(time);
    running = '1.1.0';
    expect([time, await versionFor(following)]).toEqual([time, '2.0.0']);
    expect((await stateOf(following))?.problems).toEqual([]);
  }
});

test('a backend ahead of the shell is no problem, and a remote may be ahead of the shell with it', async () => {
  await lay({ version: '2.0.0', contract: '1.3.0' });
  await decide(releasesDir, { mf_search: { pinned: '2.0.0' } });
  expect(await versionFor(follow(() => '1.4.0'))).toBe('2.0.0');
  expect(await versionFor(follow())).toBeUndefined();
});

test('a canary and the previous version are judged alike; where nothing fits the remote is unavailable until it does', async () => {
  await lay({ version: '1.0.0', contract: '1.1.0' }, { version: '2.0.0', contract: '1.1.0' });
  await lay({ version: '3.0.0', contract: '1.2.0' });
  const canary = { version: '3.0.0', percent: 99 };
  await decide(releasesDir, { mf_search: { pinned: '2.0.0', previous: '1.0.0', canary } });
  let running = '1.0.0';
  const following = follow(() => running);
  const visitor = visitorIn(bucket => bucket < 99);
  expect([...(await following.current(visitor)).disabled]).toEqual([['mf_search', '']]);
  expect((await stateOf(following))?.problems.map(({ version }) => version)).toEqual([
    '3.0.0',
    '2.0.0',
    '1.0.0',
  ]);
  running = '1.1.0';
  expect(await versionFor(following, visitor)).toBe('2.0.0');
  expect((await stateOf(following))?.problems.map(({ version }) => version)).toEqual(['3.0.0']);
  running = '1.2.0';
  expect(await versionFor(following, visitor)).toBe('3.0.0');
});

test('a problem that is mended is forgotten', async () => {
  await decide(releasesDir, { mf_search: { pinned: '1.0.0-0a1b2c3d' } });
  const following = follow();
  expect((await stateOf(following))?.problems).toHaveLength(1);
  await lay({});
  jest.advanceTimersByTime(3100);
  expect(await stateOf(following)).toMatchObject({ served: '1.0.0-0a1b2c3d', problems: [] });
});

describe('a preview', () => {
  const PINNED = { mf_search: { pinned: '1.0.0' }, mf_guides: { pinned: '1.0.0' } };
  const layAll = async () => {
    await lay({ version: '1.0.0' }, { version: '2.0.0' }, { version: '3.0.0' });
    await lay({ name: 'mf_guides', version: '1.0.0' }, { name: 'mf_guides', version: '2.0.0' });
  };
  const versionsIn = (resolved: object) =>
    'releases' in resolved
      ? [...(resolved.releases as ReadonlyMap<string, { version: string }>)]
          .map(([name, { version }]) => `${name} ${version}`)
          .sort()
      : resolved;

  test('replaces one release of what visitors outside canaries get, also of a disabled remote', async () => {
    await layAll();
    const canary = { version: '2.0.0', percent: 99 };
    await decide(releasesDir, {
      mf_search: { pinned: '1.0.0', previous: '2.0.0', disabled: 'Back at noon.', canary },
      mf_guides: { pinned: '1.0.0', canary },
    });
    const following = follow();
    const resolved = await following.preview('mf_search', '3.0.0');
    expect(versionsIn(resolved)).toEqual(['mf_guides 1.0.0', 'mf_search 3.0.0']);
    expect(versionsIn(await following.current())).toEqual(['mf_guides 1.0.0']);
  });

  test('of a new remote has its declared paths', async () => {
    await layAll();
    await lay({ name: 'mf_new', version: '1.0.0', declares: { paths: ['/new'] } });
    await decide(releasesDir, PINNED);
    const following = follow();
    expect(await following.preview('mf_new', '1.0.0')).toMatchObject({ paths: { mf_new: ['/new'] } });
    expect((await following.current()).paths).not.toHaveProperty('mf_new');
  });

  test.each([
    ['needs a newer platform', { shared: NEEDS_NEWER }, 'not compatible with this shell'],
    ['was built for a newer contract', { contract: '1.3.0' }, 'it was built for contract 1.3.0'],
    ['has a path of another remote', { declares: { paths: ['/taken'] } }, 'belongs to mf-guides'],
    ['is for administrators', { declares: { audience: 'admin' as const } }, 'it is for administrators only'],
  ])('of a release that %s is refused with the reason', async (_, changes, reason) => {
    await layAll();
    await lay({ name: 'mf_new', version: '1.0.0', ...changes });
    const owns = { audience: 'public' as const, paths: ['/resources', '/taken'], slots: {} };
    await decide(releasesDir, { ...PINNED, mf_guides: { pinned: '1.0.0', owns } });
    expect(await follow().preview('mf_new', '1.0.0')).toEqual({ reason: expect.stringContaining(reason) });
  });
});
