import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Build, buildOf, manifestOf, sha384 } from '../../gateway/releases/testing.ts';
import { publishBuilds, readBuilds } from './builds.ts';
import { memoryStore } from './testing.ts';

let root = '';
let memory: ReturnType<typeof memoryStore>;
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'publish-'));
  memory = memoryStore();
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
  const hashes = { 'server/remote.cjs': sha384(code), 'remote.json': sha384(manifest) };
  await fs.writeFile(path.join(dist, 'integrity.json'), JSON.stringify(hashes));
}

async function publish() {
  const builds = await readBuilds(root);
  return [...builds.notes, ...(await publishBuilds(memory.store, builds, 'start'))];
}
const registry = () => memory.store.registry();
const pinned = async (name: string) => (await registry()).remotes[name]?.pinned ?? '';
const codeOf = (name: string, version: string) =>
  memory.stored
    .find(each => each.name === name && each.version === version)
    ?.files['server/remote.cjs']?.toString();

test('a build becomes a release with its version and what it holds in the name', async () => {
  await build('mf-search', 'one', '1.2.3');
  await publish();
  const version = await pinned('mf_search');
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(codeOf('mf_search', version)).toBe('one');
  expect(memory.stored).toMatchObject([{ name: 'mf_search', version, audience: 'public' }]);
});

test('remotes without a build are left out', async () => {
  await build('mf-search', 'one');
  await fs.mkdir(path.join(root, 'mf-guides'));
  await publish();
  expect(Object.keys((await registry()).remotes)).toEqual(['mf_search']);
});

test('a second start with the same builds changes nothing', async () => {
  await build('mf-search', 'one');
  await publish();
  await publish();
  expect([(await registry()).revision, memory.stored.length]).toEqual([1, 1]);
});

test('a new build is a new release, and the old one stays for tabs that began with it', async () => {
  await build('mf-search', 'one');
  await publish();
  const first = await pinned('mf_search');
  await build('mf-search', 'two');
  await publish();
  const second = await pinned('mf_search');
  expect(second).not.toBe(first);
  expect([codeOf('mf_search', first), codeOf('mf_search', second)]).toEqual(['one', 'two']);
  expect((await registry()).revision).toBe(2);
});

test.each([
  ['was changed', (file: string) => fs.appendFile(file, ' '), 'server/remote.cjs does not match its hash'],
  ['is gone', (file: string) => fs.rm(file), 'server/remote.cjs is missing'],
])('a build of which a file %s is not released', async (_, harm, reason) => {
  await build('mf-search', 'one');
  await harm(path.join(root, 'mf-search/dist/server/remote.cjs'));
  expect(await publish()).toEqual([`The build of mf-search was not released: ${reason}.`]);
  expect(memory.stored).toEqual([]);
});

/** Decides as a command of a person does. */
const command = async (decision: object) => {
  const { mf_search, ...others } = (await registry()).remotes;
  await memory.store.decide(['deploy'], {
    ...others,
    mf_search: { pinned: '', ...mf_search, source: 'command', ...decision },
  });
};

test('what a person has pinned stays, and is reported in a message', async () => {
  await build('mf-search', 'one');
  expect(await publish()).toEqual([]);
  const first = await pinned('mf_search');
  await command({});
  await build('mf-search', 'two');
  const [reported = '', ...more] = await publish();
  expect(await pinned('mf_search')).toBe(first);
  expect(reported).toMatch(`mf-search stays at ${first}, which was pinned by command. Its build is 1.0.0-`);
  expect(more).toEqual([]);
});

test('a build is pinned where what a person has pinned is not stored, as after an upgrade from folders', async () => {
  await command({ pinned: '0.9.0' });
  await build('mf-search', 'one');
  expect(await publish()).toEqual([]);
  expect(await pinned('mf_search')).toMatch(/^1\.0\.0-/);
});

test('a new build keeps the one before as the way back, and a switched-off remote stays so', async () => {
  await build('mf-search', 'one');
  await publish();
  const first = await pinned('mf_search');
  await command({ source: 'build', disabled: 'Back at noon.' });
  await build('mf-search', 'two');
  await publish();
  expect((await registry()).remotes.mf_search).toMatchObject({
    previous: first,
    disabled: 'Back at noon.',
    source: 'build',
  });
});

test('a remote that is no longer one leaves the registry', async () => {
  await build('mf-search', 'one');
  await build('mf-guides', 'one');
  await publish();
  await fs.rm(path.join(root, 'mf-search'), { recursive: true });
  await publish();
  expect(Object.keys((await registry()).remotes)).toEqual(['mf_guides']);
});

const declaring = (declares: Build['declares']) => ({ declares });

test('what a build declares is in the registry, and stays there while a person has pinned something else', async () => {
  await build('mf-search', 'one');
  await build('mf-new', 'one', '1.0.0', declaring({ audience: 'admin', paths: ['/new'] }));
  await publish();
  const { remotes } = await registry();
  expect(remotes.mf_new?.owns).toEqual({ audience: 'admin', paths: ['/new'], slots: {} });
  expect(remotes.mf_search?.owns?.paths).toEqual(['/', '/search']);
  expect(memory.stored.map(({ name, audience }) => [name, audience])).toContainEqual(['mf_new', 'admin']);
  await build('mf-new', 'two', '1.0.0', declaring({ audience: 'admin', paths: ['/newer'] }));
  await publish();
  expect((await registry()).remotes.mf_new?.owns?.paths).toEqual(['/new', '/newer']);
});

test('of two builds with the same path the first owner has it, whatever the order of their names', async () => {
  await build('mf-search', 'one');
  await publish();
  await build('mf-above', 'one', '1.0.0', declaring({ paths: ['/search/map'] }));
  const [note = '', ...more] = await publish();
  expect(note).toMatch(
    /^The build of mf-above, 1\.0\.0-\w{8}, was not pinned: its path \/search\/map is not free: /,
  );
  expect(note).toContain('/search belongs to mf-search (choose another path');
  expect(more).toEqual([]);
  expect(Object.keys((await registry()).remotes)).toEqual(['mf_search']);
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
  const [note = ''] = await publish();
  expect(note).toContain(`The build of mf-search was not released: ${reason}`);
  expect((await registry()).remotes).toEqual({});
});
