import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Registry, readRegistry, releaseDir, writeRegistry } from './registry.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'registry-'));
});
afterEach(() => fs.rm(dataDir, { recursive: true, force: true }));

const buildRegistry = (changes: Partial<Registry> = {}): Registry => ({
  revision: 1,
  remotes: { mf_search: { pinned: '1.0.0-0a1b2c3d' } },
  ...changes,
});
const write = (text: string) => fs.writeFile(path.join(dataDir, 'remotes.json'), text);

test('what was written is read, and no draft stays behind', async () => {
  await writeRegistry(dataDir, buildRegistry());
  expect(await readRegistry(dataDir)).toEqual(buildRegistry());
  expect(await fs.readdir(dataDir)).toEqual(['remotes.json']);
});

test('whoever reads while it is being written sees a whole registry', async () => {
  const remotes = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [`mf_${'a'.repeat(i)}`, { pinned: '1'.repeat(80) }]),
  );
  await writeRegistry(dataDir, buildRegistry({ remotes }));
  let writing = true;
  const written = (async () => {
    for (let revision = 2; revision < 60; revision++) {
      await writeRegistry(dataDir, buildRegistry({ revision, remotes }));
    }
    writing = false;
  })();
  while (writing) expect(Object.keys((await readRegistry(dataDir)).remotes)).toHaveLength(30);
  await written;
  expect((await readRegistry(dataDir)).revision).toBe(59);
});

test.each([
  ['nothing', ''],
  ['half of it', '{"revision":1,"remo'],
  ['no revision', '{"remotes":{}}'],
  ['no remotes', '{"revision":1}'],
  ['a version that leads out of its folder', '{"revision":1,"remotes":{"mf_search":{"pinned":"../../etc"}}}'],
  ['a version that is a folder above', '{"revision":1,"remotes":{"mf_search":{"pinned":".."}}}'],
  ['a name that leads out of its folder', '{"revision":1,"remotes":{"../mf_search":{"pinned":"1.0.0"}}}'],
  ['a version that is empty', '{"revision":1,"remotes":{"mf_search":{"pinned":""}}}'],
])('a registry with %s is refused', async (_, text) => {
  await write(text);
  await expect(readRegistry(dataDir)).rejects.toThrow();
});

test('a registry that is not there is refused', async () => {
  await expect(readRegistry(dataDir)).rejects.toThrow('ENOENT');
});

test('each version has a folder of its own', () => {
  expect(releaseDir('/data', 'mf_search', '1.0.0-0a1b2c3d')).toBe(
    path.join('/data', 'releases', 'mf_search', '1.0.0-0a1b2c3d'),
  );
});
