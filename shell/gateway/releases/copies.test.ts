import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changeRegistry } from './change-registry.ts';
import { readHistory } from './history.ts';
import { historyFile, readRegistry, registryDir, registryFile, releaseDir } from './registry.ts';
import { followReleases } from './releases.ts';
import { buildOf, CAPABILITIES, pin, writeRelease } from './testing.ts';

let root = '';
let releasesDir = '';
let copies: string[] = [];
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'copies-'));
  releasesDir = path.join(root, 'releases');
  copies = ['two', 'three'].map(name => path.join(root, name));
  for (const copy of copies) await fs.mkdir(copy);
  process.env.RELEASES_COPIES = copies.join(', ');
});
afterEach(async () => {
  delete process.env.RELEASES_COPIES;
  await fs.rm(root, { recursive: true, force: true });
});

const [one, two] = [buildOf({ version: '1.0.0' }), buildOf({ version: '2.0.0' })];
const release = async (...builds: (typeof one)[]) => {
  for (const build of builds) await writeRelease(releasesDir, build);
};

/** What visitors get of a gateway with this folder. */
function gateway(dir: string) {
  const releases = followReleases({
    releasesDir: dir,
    sharedModules: {},
    capabilities: CAPABILITIES,
    contract: () => undefined,
  });
  return async () => (await releases.current()).releases.get('mf_search')?.version;
}

test('gateways with folders of their own show the same within two seconds of each change', async () => {
  await release(one, two);
  await pin(releasesDir, one);
  const gateways = [releasesDir, ...copies].map(gateway);
  const shown = () => Promise.all(gateways.map(version => version()));
  expect(await shown()).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  for (const next of [two, one, two]) {
    await pin(releasesDir, next);
    const since = performance.now();
    while ((await shown()).some(version => version !== next.version))
      expect(performance.now() - since).toBeLessThan(2000);
  }
  for (const copy of copies) {
    expect(await readHistory(copy)).toEqual(await readHistory(releasesDir));
    expect(await readRegistry(copy)).toMatchObject(await readRegistry(copies[0] ?? ''));
  }
});

test('every file is in every copy before the registry of any names it, and was released at the same time', async () => {
  await release(one, buildOf({ name: 'mf_admin', version: '1.0.0' }));
  const [first = '', second = ''] = copies;
  const seen: string[] = [];
  await changeRegistry(releasesDir, 'test', async before => {
    for (const copy of copies)
      seen.push(
        await fs.readFile(path.join(releaseDir(copy, 'mf_search', '1.0.0'), 'server/remote.cjs'), 'utf8'),
      );
    await expect(fs.access(registryFile(first))).rejects.toThrow('ENOENT');
    return { ...before, mf_search: { pinned: '1.0.0' } };
  });
  expect(seen).toEqual([one.code, one.code]);
  expect(await fs.readdir(path.join(second, 'admin'))).toEqual(['mf_admin']);
  const timeOf = async (dir: string) =>
    (await fs.stat(path.join(releaseDir(dir, 'mf_search', '1.0.0'), 'integrity.json'))).mtimeMs;
  expect(await timeOf(first)).toBeCloseTo(await timeOf(releasesDir), -1);
});

test('nothing is changed where a copy is not there', async () => {
  await release(one, two);
  await pin(releasesDir, one);
  await fs.rm(copies[1] ?? '', { recursive: true });
  await expect(pin(releasesDir, two)).rejects.toThrow(/^Nothing was changed, .*three/);
  for (const dir of [releasesDir, copies[0] ?? ''])
    expect((await readRegistry(dir)).remotes.mf_search?.pinned).toBe('1.0.0');
});

test('a copy that missed changes is brought up to date by the next command, also by one that changes nothing', async () => {
  await release(one, two);
  await pin(releasesDir, one);
  process.env.RELEASES_COPIES = copies[0];
  for (const build of [two, one, two]) await pin(releasesDir, build);
  process.env.RELEASES_COPIES = copies.join();
  await pin(releasesDir, two);
  expect(await readHistory(copies[1] ?? '')).toEqual(await readHistory(releasesDir));
  expect((await readRegistry(copies[1] ?? '')).remotes.mf_search?.pinned).toBe('2.0.0');
});

test('a gateway that pinned its build at its first start gets the registry of the others', async () => {
  const [copy = ''] = copies;
  process.env.RELEASES_COPIES = '';
  await writeRelease(copy, two);
  await changeRegistry(copy, 'start', () => ({ mf_search: { pinned: '2.0.0', source: 'build' } }));
  process.env.RELEASES_COPIES = copies.join();
  await release(one);
  await pin(releasesDir, one);
  expect((await readRegistry(copy)).remotes.mf_search?.pinned).toBe('1.0.0');
  expect(await readHistory(copy)).toEqual(await readHistory(releasesDir));
});

test('a copy in which a person has changed something is left as it is, and reported', async () => {
  const [copy = ''] = copies;
  await release(one, two);
  await pin(releasesDir, one);
  process.env.RELEASES_COPIES = '';
  await pin(copy, two);
  process.env.RELEASES_COPIES = copies.join();
  await expect(pin(releasesDir, two)).rejects.toThrow('has changes that');
  expect((await readRegistry(releasesDir)).revision).toBe(1);
  expect((await readRegistry(copy)).revision).toBe(2);
  await fs.rm(registryDir(copy), { recursive: true });
  await pin(releasesDir, two);
  expect((await readRegistry(copy)).remotes).toEqual((await readRegistry(releasesDir)).remotes);
  await expect(fs.access(historyFile(copy, 3))).rejects.toThrow('ENOENT');
});
