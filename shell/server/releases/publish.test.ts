import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changeRegistry } from './change-registry.ts';
import { publishBuilds } from './publish.ts';
import { readRegistry, registryDir, registryFile, releaseDir } from './registry.ts';

let root = '';
let releasesDir = '';
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'publish-'));
  releasesDir = path.join(root, 'releases');
});
afterEach(() => fs.rm(root, { recursive: true, force: true }));

/** A build of a remote as the recipe leaves it. */
async function build(folder: string, code: string, version = '1.0.0') {
  const dist = path.join(root, folder, 'dist');
  await fs.mkdir(path.join(dist, 'server'), { recursive: true });
  await fs.writeFile(path.join(root, folder, 'package.json'), JSON.stringify({ version }));
  await fs.writeFile(path.join(dist, 'server/remote.cjs'), code);
  await fs.writeFile(path.join(dist, 'integrity.json'), JSON.stringify({ 'server/remote.cjs': code }));
}

const pinned = async (name: string) => (await readRegistry(releasesDir)).remotes[name]?.pinned ?? '';
const codeOf = async (name: string, version: string) =>
  fs.readFile(path.join(releaseDir(releasesDir, name, version), 'server/remote.cjs'), 'utf8');

test('a build becomes a release with its version and what it holds in the name', async () => {
  await build('mf-search', 'one', '1.2.3');
  await publishBuilds(root, ['mf_search'], releasesDir);
  const version = await pinned('mf_search');
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(await codeOf('mf_search', version)).toBe('one');
  expect(await fs.readdir(path.join(releasesDir, 'public/mf_search'))).toEqual([version]);
});

test('a release has the rights of new files, not those of the build', async () => {
  await build('mf-search', 'one');
  const before = process.umask(0o077);
  await publishBuilds(root, ['mf_search'], releasesDir).finally(() => process.umask(before));
  const released = path.join(releaseDir(releasesDir, 'mf_search', await pinned('mf_search')), 'server');
  expect((await fs.stat(released)).mode & 0o777).toBe(0o700);
  expect((await fs.stat(path.join(released, 'remote.cjs'))).mode & 0o777).toBe(0o600);
});

test('remotes without a build are left out', async () => {
  await build('mf-search', 'one');
  await fs.mkdir(path.join(root, 'mf-guides'));
  await publishBuilds(root, ['mf_search', 'mf_guides', 'mf_admin'], releasesDir);
  expect(Object.keys((await readRegistry(releasesDir)).remotes)).toEqual(['mf_search']);
});

test('a second start with the same builds changes nothing', async () => {
  await build('mf-search', 'one');
  await publishBuilds(root, ['mf_search'], releasesDir);
  const file = registryFile(releasesDir);
  const before = [await fs.readFile(file, 'utf8'), (await fs.stat(file)).ino];
  await publishBuilds(root, ['mf_search'], releasesDir);
  expect([await fs.readFile(file, 'utf8'), (await fs.stat(file)).ino]).toEqual(before);
});

test('a new build is a new release, and the old one stays for tabs that began with it', async () => {
  await build('mf-search', 'one');
  await publishBuilds(root, ['mf_search'], releasesDir);
  const first = await pinned('mf_search');
  await build('mf-search', 'two');
  await publishBuilds(root, ['mf_search'], releasesDir);
  const second = await pinned('mf_search');
  expect(second).not.toBe(first);
  expect([await codeOf('mf_search', first), await codeOf('mf_search', second)]).toEqual(['one', 'two']);
  expect((await readRegistry(releasesDir)).revision).toBe(2);
});

test('a release that is there is never written again', async () => {
  await build('mf-search', 'one');
  await publishBuilds(root, ['mf_search'], releasesDir);
  const version = await pinned('mf_search');
  await fs.writeFile(path.join(releaseDir(releasesDir, 'mf_search', version), 'server/remote.cjs'), 'kept');
  await publishBuilds(root, ['mf_search'], releasesDir);
  expect(await codeOf('mf_search', version)).toBe('kept');
});

test('what an interrupted start left behind is made whole', async () => {
  await build('mf-search', 'one');
  await publishBuilds(root, ['mf_search'], releasesDir);
  const version = await pinned('mf_search');
  const release = releaseDir(releasesDir, 'mf_search', version);
  await fs.rm(path.join(release, 'integrity.json'));
  await fs.writeFile(path.join(release, 'server/remote.cjs'), 'ha');
  await publishBuilds(root, ['mf_search'], releasesDir);
  expect(await codeOf('mf_search', version)).toBe('one');
});

test('a broken registry is written anew', async () => {
  await build('mf-search', 'one');
  await fs.mkdir(registryDir(releasesDir), { recursive: true });
  await fs.writeFile(registryFile(releasesDir), '{"revision":');
  await publishBuilds(root, ['mf_search'], releasesDir);
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
  expect(await publishBuilds(root, ['mf_search'], releasesDir)).toEqual([]);
  const first = await pinned('mf_search');
  await command({});
  await build('mf-search', 'two');
  const [reported = '', ...more] = await publishBuilds(root, ['mf_search'], releasesDir);
  expect(await pinned('mf_search')).toBe(first);
  expect(reported).toMatch(`mf-search stays at ${first}, which was pinned by command. Its build is 1.0.0-`);
  expect(more).toEqual([]);
});

test('a new build keeps the one before as the way back, and a switched-off remote stays so', async () => {
  await build('mf-search', 'one');
  await publishBuilds(root, ['mf_search'], releasesDir);
  const first = await pinned('mf_search');
  await command({ source: 'build', disabled: 'Back at noon.' });
  await build('mf-search', 'two');
  await publishBuilds(root, ['mf_search'], releasesDir);
  expect((await readRegistry(releasesDir)).remotes.mf_search).toMatchObject({
    previous: first,
    disabled: 'Back at noon.',
    source: 'build',
  });
});

test('a remote that is no longer one leaves the registry', async () => {
  await build('mf-search', 'one');
  await build('mf-guides', 'one');
  await publishBuilds(root, ['mf_search', 'mf_guides'], releasesDir);
  await publishBuilds(root, ['mf_guides'], releasesDir);
  expect(Object.keys((await readRegistry(releasesDir)).remotes)).toEqual(['mf_guides']);
});
