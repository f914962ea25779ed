import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { damagedFiles, examine, incompatibilities, invalidExports, versionsOf } from './examine.ts';
import { publicReleases, releaseDir } from './registry.ts';
import { type Build, buildOf, CAPABILITIES, writeBuild, writeRelease } from './testing.ts';

const SHELL = {
  version: '2.0.0',
  ...CAPABILITIES,
  names: { react: ['useState'], '@home-truths/platform/ui': ['Box'] },
};
const SHARED = { react: { useState() {} }, '@home-truths/platform/ui': { Box() {} } };
const VERSION = '1.0.0-0a1b2c3d';

let dir = '';
beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'examine-'));
});
afterEach(() => fs.rm(dir, { recursive: true, force: true }));

const lay = (changes: Partial<Build> = {}) => writeBuild(dir, buildOf(changes));
const exposing = (exposed: string) => `exports.exposes = ${exposed}`;

test('a build that needs what is there fits', async () => {
  await lay({ code: 'const react = require("react"); react.useState();' });
  expect(await incompatibilities(dir, SHELL)).toEqual([]);
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
])('%s', async (fault, changes) => {
  await lay(changes);
  expect(await incompatibilities(dir, SHELL)).toEqual([fault]);
});

test.each(['*', '', '>=1.0.0', '1', '^1.0.0 || ^2.0.0', 'latest'])(
  'a release for the contract %j is refused',
  async contract => {
    await writeRelease(dir, buildOf({ contract }));
    const { faults } = await examine(dir, 'mf_search', VERSION, undefined);
    expect(faults).toEqual([
      expect.stringContaining('must be a version such as 1.3.0, or a range such as ~1.3.0'),
    ]);
  },
);

const SLOT = './search.property-card/v1';

test.each<[string, Partial<Build>]>([
  ['routes', { code: exposing(`{ './routes': { default: () => [{ path: 'search' }, { index: true }] } }`) }],
  [
    'a slot',
    { exposes: [SLOT], code: exposing(`{ '${SLOT}': { default: { Component() {}, load() {} } } }`) },
  ],
])('%s of the right shape are in order', async (_, changes) => {
  await lay(changes);
  expect(await invalidExports(dir, SHARED)).toEqual([]);
});

test.each<[string, Partial<Build>]>([
  ['its server bundle cannot be run: broken', { code: `throw new Error('broken')` }],
  [
    'its server bundle cannot be run: no such place',
    { code: exposing(`{ './routes': { default() { throw new Error('no such place') } } }`) },
  ],
  ['its ./routes is not a function that returns routes', { code: exposing('{}') }],
  ['its ./routes returns no routes', { code: exposing(`{ './routes': { default: () => [] } }`) }],
  [
    'its ./routes returns something that is not a route',
    { code: exposing(`{ './routes': { default: () => [{ path: 'a' }, 'b'] } }`) },
  ],
  [
    'the default export of its slot search.property-card/v1 is not { Component, load? }',
    { exposes: [SLOT], code: exposing(`{ '${SLOT}': { default: {} } }`) },
  ],
])('%s', async (fault, changes) => {
  await lay(changes);
  expect(await invalidExports(dir, SHARED)).toEqual([fault]);
});

test('what is missing and what was changed is named', async () => {
  await lay();
  await fs.rm(path.join(dir, 'remote.json'));
  await fs.appendFile(path.join(dir, 'public/search/map.svg'), ' ');
  expect(await damagedFiles(dir)).toEqual([
    'remote.json is missing',
    'public/search/map.svg does not match its hash',
  ]);
});

test('a release is listed with its time, its size and what is wrong with it', async () => {
  const build = buildOf({ contract: '7.0.0' });
  await writeRelease(dir, build);
  expect(await examine(dir, 'mf_search', VERSION, SHELL)).toEqual({
    version: VERSION,
    releasedAt: expect.stringMatching(/^\d{4}-/),
    bytes: 5,
    faults: ['it was built for contract 7.0.0, but the backend has 1.2.0'],
  });
  expect((await examine(dir, 'mf_search', VERSION, undefined)).faults).toEqual([]);
  await fs.rm(path.join(releaseDir(dir, 'mf_search', VERSION), 'remote.json'));
  expect((await examine(dir, 'mf_search', VERSION, SHELL)).faults).toEqual(['remote.json is missing']);
  expect(await examine(dir, 'mf_search', '9.9.9', SHELL)).toEqual({
    version: '9.9.9',
    faults: ['this version does not exist'],
  });
});

test('the versions of a remote are listed, the newest first, without drafts', async () => {
  for (const [i, version] of ['1.0.0', '2.0.0', '3.0.0'].entries()) {
    await writeRelease(dir, buildOf({ version }));
    const integrity = path.join(releaseDir(dir, 'mf_search', version), 'integrity.json');
    await fs.utimes(integrity, new Date(), new Date(2026, 1, 10 - i));
  }
  await fs.mkdir(path.join(publicReleases(dir), 'mf_search/4.0.0.77.tmp'));
  expect(await versionsOf(dir, 'mf_search')).toEqual(['1.0.0', '2.0.0', '3.0.0']);
  expect(await versionsOf(dir, 'mf_guides')).toEqual([]);
});
