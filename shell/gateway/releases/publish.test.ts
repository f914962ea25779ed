import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changeRegistry } from './change-registry.ts';
import { copyOnce } from './files.ts';
import { readHistory } from './history.ts';
import { publishBuilds, publishFirstBuilds } from './publish.ts';
import { readRegistry, registryDir, registryFile, releaseDir } from './registry.ts';
import { type Build, buildOf, manifestOf, sha384 } from './testing.ts';

let root = '';
let releasesDir = '';
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'publish-'));
  releasesDir = path.join(root, 'releases');
});
afterEach(() => fs.rm(root, { recursive: true, force: true }));

/** A build of a remote as the recipe leaves it. */
async function build(folder: string, code: string, version = '1.0.0', changes: Partial<Build> = {}) {
  const manifest = manifestOf(buildOf({ name: folder.replaceAll('-', '_'), ...changes }));
  const dist = path.join(root, folder, 'dist');
  await fs.mkdir(path.join(dist, 'server'), { recursive: true });
  await fs.writeFile(path.join(root, folder, 'package.json'), JSON.stringify({ version }));
  await fs.writeFile(path.join(dist, 'server/remote.cjs'), code);
  await fs.writeFile(path.join(dist, 'remote.json'), manifest);
  const hashes = { 'server/remote.cjs': code, 'remote.json': sha384(manifest) };
  await fs.writeFile(path.join(dist, 'integrity.json'), JSON.stringify(hashes));
}

const pinned = async (name: string) => (await readRegistry(releasesDir)).remotes[name]?.pinned ?? '';
const codeOf = async (name: string, version: string) =>
  fs.readFile(path.join(releaseDir(releasesDir, name, version), 'server/remote.cjs'), 'utf8');

test('a build becomes a release with its version and what it holds in the name', async () => {
  await build('mf-search', 'one', '1.2.3');
  await publishBuilds(root, releasesDir);
  const version = await pinned('mf_search');
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(await codeOf('mf_search', version)).toBe('one');
  expect(await fs.readdir(path.join(releasesDir, 'public/mf_search'))).toEqual([version]);
});

test('a release has the rights of new files, not those of the build', async () => {
  await build('mf-search', 'one');
  const before = process.umask(0o077);
  await publishBuilds(root, releasesDir).finally(() => process.umask(before));
  const released = path.join(releaseDir(releasesDir, 'mf_search', await pinned('mf_search')), 'server');
  expect((await fs.stat(released)).mode & 0o777).toBe(0o700);
  expect((await fs.stat(path.join(released, 'remote.cjs'))).mode & 0o777).toBe(0o600);
});

test('remotes without a build are left out', async () => {
  await build('mf-search', 'one');
  await fs.mkdir(path.join(root, 'mf-guides'));
  await publishBuilds(root, releasesDir);
  expect(Object.keys((await readRegistry(releasesDir)).remotes)).toEqual(['mf_search']);
});

test('a second start with the same builds changes nothing', async () => {
  await build('mf-search', 'one');
  await publishBuilds(root, releasesDir);
  const file = registryFile(releasesDir);
  const before = [await fs.readFile(file, 'utf8'), (await fs.stat(file)).ino];
  await publishBuilds(root, releasesDir);
  expect([await fs.readFile(file, 'utf8'), (await fs.stat(file)).ino]).toEqual(before);
});

test('a new build is a new release, and the old one stays for tabs that began with it', async () => {
  await build('mf-search', 'one');
  await publishBuilds(root, releasesDir);
  const first = await pinned('mf_search');
  await build('mf-search', 'two');
  await publishBuilds(root, releasesDir);
  const second = await pinned('mf_search');
  expect(second).not.toBe(first);
  expect([await codeOf('mf_search', first), await codeOf('mf_search', second)]).toEqual(['one', 'two']);
  expect((await readRegistry(releasesDir)).revision).toBe(2);
});

test('a release that is there is never written again', async () => {
  await build('mf-search', 'one');
  await publishBuilds(root, releasesDir);
  const version = await pinned('mf_search');
  await fs.writeFile(path.join(releaseDir(releasesDir, 'mf_search', version), 'server/remote.cjs'), 'kept');
  await publishBuilds(root, releasesDir);
  expect(await codeOf('mf_search', version)).toBe('kept');
});

test('what an interrupted start left behind is made whole', async () => {
  await build('mf-search', 'one');
  await publishBuilds(root, releasesDir);
  const version = await pinned('mf_search');
  const release = releaseDir(releasesDir, 'mf_search', version);
  await fs.rm(path.join(release, 'integrity.json'));
  await fs.writeFile(path.join(release, 'server/remote.cjs'), 'ha');
  await publishBuilds(root, releasesDir);
  expect(await codeOf('mf_search', version)).toBe('one');
});

test('a broken registry is written anew', async () => {
  await build('mf-search', 'one');
  await fs.mkdir(registryDir(releasesDir), { recursive: true });
  await fs.writeFile(registryFile(releasesDir), '{"revision":');
  await publishBuilds(root, releasesDir);
  expect(await pinned('mf_search')).toMatch(/^1\.0\.0-/);
});

/** What a person has decided by command. */
const command = (decision: object) =>
  changeRegistry(releasesDir, 'test', ({ mf_search, ...others }) => ({
    ...others,
    mf_search: { pinned: '', ...mf_search, source: 'command', ...decision },
  }));

test('what a person has pinned stays, and is reported in a message', async () => {
  await build('mf-search', 'one');
  expect(await publishBuilds(root, releasesDir)).toEqual([]);
  const first = await pinned('mf_search');
  await command({});
  await build('mf-search', 'two');
  const [reported = '', ...more] = await publishBuilds(root, releasesDir);
  expect(await pinned('mf_search')).toBe(first);
  expect(reported).toMatch(`mf-search stays at ${first}, which was pinned by command. Its build is 1.0.0-`);
  expect(more).toEqual([]);
});

test('a new build keeps the one before as the way back, and a switched-off remote stays so', async () => {
  await build('mf-search', 'one');
  await publishBuilds(root, releasesDir);
  const first = await pinned('mf_search');
  await command({ source: 'build', disabled: 'Back at noon.' });
  await build('mf-search', 'two');
  await publishBuilds(root, releasesDir);
  expect((await readRegistry(releasesDir)).remotes.mf_search).toMatchObject({
    previous: first,
    disabled: 'Back at noon.',
    source: 'build',
  });
});

test('a remote that is no longer one leaves the registry', async () => {
  await build('mf-search', 'one');
  await build('mf-guides', 'one');
  await publishBuilds(root, releasesDir);
  await fs.rm(path.join(root, 'mf-search'), { recursive: true });
  await publishBuilds(root, releasesDir);
  expect(Object.keys((await readRegistry(releasesDir)).remotes)).toEqual(['mf_guides']);
});

const declaring = (declares: Build['declares']) => ({ declares });

test('what a build declares is in the registry, and stays there while a person has pinned something else', async () => {
  await build('mf-search', 'one');
  await build('mf-new', 'one', '1.0.0', declaring({ audience: 'admin', paths: ['/new'] }));
  await publishBuilds(root, releasesDir);
  const { remotes } = await readRegistry(releasesDir);
  expect(remotes.mf_new?.owns).toEqual({ audience: 'admin', paths: ['/new'], slots: {} });
  expect(remotes.mf_search?.owns?.paths).toEqual(['/', '/search']);
  expect(await fs.readdir(path.join(releasesDir, 'admin/mf_new'))).toEqual([remotes.mf_new?.pinned]);
  await build('mf-new', 'two', '1.0.0', declaring({ audience: 'admin', paths: ['/newer'] }));
  await publishBuilds(root, releasesDir);
  expect((await readRegistry(releasesDir)).remotes.mf_new?.owns?.paths).toEqual(['/new', '/newer']);
});

test('of two builds with the same path the first owner has it, whatever the order of their names', async () => {
  await build('mf-search', 'one');
  await publishBuilds(root, releasesDir);
  await build('mf-above', 'one', '1.0.0', declaring({ paths: ['/search/map'] }));
  const [note = '', ...more] = await publishBuilds(root, releasesDir);
  expect(note).toMatch(
    /^The build of mf-above, 1\.0\.0-\w{8}, was not pinned: its path \/search\/map is not free: /,
  );
  expect(note).toContain('/search belongs to mf-search until it is given up');
  expect(more).toEqual([]);
  expect(Object.keys((await readRegistry(releasesDir)).remotes)).toEqual(['mf_search']);
});

test.each<[string, Partial<Build>, string]>([
  ['declares nothing', { declares: undefined }, 'its remote.json does not declare what the remote has'],
  ['declares a mistake', declaring({ paths: ['search'] }), 'microFrontend.paths.0: must be a path'],
  [
    'exposes another slot than it declares',
    { exposes: ['./a.b/v1'], declares: { provides: {} } },
    'it declares the slots none and exposes ./a.b/v1',
  ],
])('a build that %s is not released', async (_, changes, reason) => {
  await build('mf-search', 'one', '1.0.0', changes);
  const [note = ''] = await publishBuilds(root, releasesDir);
  expect(note).toContain(`The build of mf-search was not released: ${reason}`);
  expect((await readRegistry(releasesDir)).remotes).toEqual({});
});

test('a gateway that starts pins its build where nothing has been released, and never again', async () => {
  await build('mf-search', 'one');
  expect(await publishFirstBuilds(root, releasesDir)).toEqual([]);
  const first = await pinned('mf_search');
  await build('mf-search', 'two');
  await build('mf-guides', 'one');
  expect(await publishFirstBuilds(root, releasesDir)).toEqual([]);
  const { revision, remotes } = await readRegistry(releasesDir);
  expect([revision, Object.keys(remotes), remotes.mf_search?.pinned]).toEqual([1, ['mf_search'], first]);
});

test('of gateways that start for the first time at once, one pins its build', async () => {
  const roots: string[] = [];
  for (const code of ['one', 'two', 'three', 'four', 'five']) {
    await build('mf-search', code);
    const checkout = path.join(root, code);
    await fs.mkdir(checkout);
    await fs.rename(path.join(root, 'mf-search'), path.join(checkout, 'mf-search'));
    roots.push(checkout);
  }
  const notes = await Promise.all(roots.map(each => publishFirstBuilds(each, releasesDir)));
  expect(notes.flat()).toEqual([]);
  expect((await readHistory(releasesDir)).map(({ change }) => change.what)).toEqual(['start']);
  const decision = (await readRegistry(releasesDir)).remotes.mf_search;
  expect([decision?.source, decision?.previous]).toEqual(['build', undefined]);
});

test('a release that several copy at once is complete, and one of them has made it', async () => {
  await build('mf-search', 'one');
  const to = releaseDir(releasesDir, 'mf_search', '1.0.0');
  const copies = Array.from({ length: 8 }, () => copyOnce(path.join(root, 'mf-search/dist'), to));
  expect((await Promise.all(copies)).filter(Boolean)).toEqual([true]);
  expect(await fs.readdir(path.dirname(to))).toEqual(['1.0.0']);
  expect(await codeOf('mf_search', '1.0.0')).toBe('one');
});
