import { parseManifest } from '../manifest.ts';
import { type Build, buildOf, CAPABILITIES, manifestOf, storedOf } from '../testing.ts';
import { examine, incompatibilities, shellsOf, versionsOf } from './examine.ts';

const SHELL = {
  version: '2.0.0',
  ...CAPABILITIES,
  names: { react: ['useState'], '@home-truths/platform/ui': ['Box'] },
};
const VERSION = '1.0.0-0a1b2c3d';

const manifest = (changes: Partial<Build> = {}) => parseManifest(manifestOf(buildOf(changes)));
const faultsOf = (changes: Partial<Build>, shell = SHELL) => incompatibilities(manifest(changes), shell);

test('a build that needs what is there fits', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each<[string, Partial<Build>]>([
  ['it needs react ^20.0.0, but the shell shares 19.3.1', { shared: { react: '^20.0.0' } }],
  ['it was built for contract 1.3.0, but the backend has 1.2.0', { contract: '1.3.0' }],
  ['it was built for contract ~1.1.0, but the backend has 1.2.0', { declares: { contract: '~1.1.0' } }],
  [
    'it imports Card from @home-truths/platform/ui, which does not export it',
    { imports: { react: ['useState'], '@home-truths/platform/ui': ['Box', 'Card'] } },
  ],
  ['its remote.json names no shared modules, so it cannot be checked', { shared: {} }],
  ['what it imports from shared modules cannot be read, so it cannot be checked', { imports: {} }],
])('%s', (fault, changes) => {
  expect(faultsOf(changes)).toEqual([fault]);
});

const RUNNING = storedOf('shell', '2.0.0', JSON.stringify(SHELL));
const releaseOf = (changes: Partial<Build>) => {
  const build = buildOf(changes);
  return storedOf(build.name, build.version, manifestOf(build));
};

test.each(['*', '', '>=1.0.0', '1', '^1.0.0 || ^2.0.0', 'latest'])(
  'a release for the contract %j is refused',
  contract => {
    const { faults } = examine([releaseOf({ contract })], 'mf_search', VERSION);
    expect(faults).toEqual([
      expect.stringContaining('must be a version such as 1.3.0, or a range such as ~1.3.0'),
    ]);
  },
);

test('a release is listed with its time, its size and what is wrong with it', () => {
  const release = releaseOf({ contract: '7.0.0' });
  expect(examine([RUNNING, release], 'mf_search', VERSION)).toEqual({
    version: VERSION,
    releasedAt: release.releasedAt,
    bytes: 5,
    runsOnServer: true,
    faults: ['it was built for contract 7.0.0, but the backend has 1.2.0'],
  });
  expect(examine([release], 'mf_search', VERSION).faults).toEqual([]);
  expect(examine([RUNNING], 'mf_search', '9.9.9')).toEqual({
    version: '9.9.9',
    faults: ['this version does not exist'],
  });
});

test('the versions of a remote are listed as they come', () => {
  const all = ['3.0.0', '2.0.0', '1.0.0'].map(version => releaseOf({ version }));
  expect(versionsOf([...all, RUNNING], 'mf_search')).toEqual(['3.0.0', '2.0.0', '1.0.0']);
  expect(versionsOf(all, 'mf_guides')).toEqual([]);
});

test('the shell that was started last is first, and the contract is what a gateway said of the backend', () => {
  const shell = (version: string, usedAt: string, backend?: string) => ({
    ...storedOf('shell', version, JSON.stringify({ ...SHELL, version, backend })),
    usedAt,
  });
  const shells = shellsOf([
    shell('1.0.0', '2026-11-29T10:00:00.000Z', '1.1.0'),
    shell('2.0.0', '2026-11-29T11:00:00.000Z', '1.0.0'),
    shell('3.0.0', '2026-11-29T12:00:00.000Z'),
  ]);
  expect(shells.map(({ version, contract }) => [version, contract])).toEqual([
    ['3.0.0', '1.0.0'],
    ['2.0.0', '1.0.0'],
    ['1.0.0', '1.0.0'],
  ]);
});
