import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changeRegistry } from './change-registry.ts';
import { readHistory } from './history.ts';
import {
  historyFile,
  newReleaseDir,
  type Registry,
  readRegistry,
  registryDir,
  registryFile,
  releaseDir,
} from './registry.ts';

let releasesDir = '';
beforeEach(async () => {
  releasesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'registry-'));
  await fs.mkdir(registryDir(releasesDir));
});
afterEach(() => fs.rm(releasesDir, { recursive: true, force: true }));

const write = (text: string) => fs.writeFile(registryFile(releasesDir), text);

/** Pins a version of a remote. */
const pin = (name: string, version: string, by?: string) =>
  changeRegistry(releasesDir, `pin ${name}`, before => ({ ...before, [name]: { pinned: version } }), by);
const pinned = async () => (await readRegistry(releasesDir)).remotes;

/** What is in the folders, drafts included. */
const files = async () =>
  (await fs.readdir(registryDir(releasesDir), { recursive: true })).filter(name => name.includes('.')).sort();

test('a change is read at once, stored in the history, and no draft stays behind', async () => {
  await pin('mf_search', '1.0.0-0a1b2c3d', 'sam');
  expect(await readRegistry(releasesDir)).toMatchObject({
    revision: 1,
    remotes: { mf_search: { pinned: '1.0.0-0a1b2c3d' } },
  });
  expect(await files()).toEqual([path.join('history', '1.json'), 'remotes.json', 'remotes.schema.json']);
  const [{ change } = {}] = await readHistory(releasesDir);
  expect(change).toMatchObject({ what: 'pin mf_search', by: 'sam' });
  expect(Math.abs(Date.parse(change?.at ?? '') - Date.now())).toBeLessThan(60_000);
});

test('what changes nothing has no revision', async () => {
  await pin('mf_search', '1.0.0');
  await pin('mf_search', '1.0.0');
  expect((await readRegistry(releasesDir)).revision).toBe(1);
  expect(await readHistory(releasesDir)).toHaveLength(1);
});

test('a change that is refused leaves everything as it was', async () => {
  await pin('mf_search', '1.0.0');
  const before = await fs.readFile(registryFile(releasesDir), 'utf8');
  const refused = changeRegistry(releasesDir, 'no', () => {
    throw new Error('There is no such version.');
  });
  await expect(refused).rejects.toThrow('There is no such version.');
  await expect(pin('mf_search', '../../etc')).rejects.toThrow();
  expect(await fs.readFile(registryFile(releasesDir), 'utf8')).toBe(before);
  expect(await files()).toEqual([path.join('history', '1.json'), 'remotes.json', 'remotes.schema.json']);
});

test('of twenty who change it at once none loses anything', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `mf_${String.fromCharCode(97 + i)}`);
  await Promise.all(names.map(name => pin(name, '1.0.0')));
  expect(Object.keys(await pinned()).sort()).toEqual(names);
  expect((await readRegistry(releasesDir)).revision).toBe(20);
  const history = await readHistory(releasesDir);
  expect(history.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, i) => 20 - i));
  for (const { revision, remotes } of history) expect(Object.keys(remotes)).toHaveLength(revision);
});

test('a reader during a write sees a whole registry', async () => {
  let writing = true;
  const written = (async () => {
    for (let i = 0; i < 40; i++) await pin('mf_search', `1.0.${i}-${'a'.repeat(60)}`);
    writing = false;
  })();
  let last = 0;
  while (writing) {
    const { revision } = await readRegistry(releasesDir).catch(() => ({ revision: 0 }));
    expect(revision).toBeGreaterThanOrEqual(last);
    last = revision;
  }
  await written;
  expect((await readRegistry(releasesDir)).revision).toBe(40);
});

/** As after a writer that died between the history and the registry's file. */
async function dieHalfway(remotes: Registry['remotes']) {
  const before = await fs.readFile(registryFile(releasesDir), 'utf8');
  await changeRegistry(releasesDir, 'halfway', () => remotes);
  await write(before);
}

test('a change whose writer died halfway is a change, and the next one goes on from it', async () => {
  await pin('mf_search', '1.0.0');
  await dieHalfway({ mf_search: { pinned: '2.0.0' } });
  expect((await pinned()).mf_search?.pinned).toBe('2.0.0');
  await pin('mf_guides', '3.0.0');
  expect(JSON.parse(await fs.readFile(registryFile(releasesDir), 'utf8'))).toMatchObject({
    revision: 3,
    remotes: { mf_search: { pinned: '2.0.0' }, mf_guides: { pinned: '3.0.0' } },
  });
});

test('a writer who is late does not take back what came after', async () => {
  await pin('mf_search', '1.0.0');
  const late = await fs.readFile(registryFile(releasesDir), 'utf8');
  await pin('mf_search', '2.0.0');
  await pin('mf_search', '3.0.0');
  await write(late);
  expect((await pinned()).mf_search?.pinned).toBe('3.0.0');
});

test.each([
  ['broken', () => write('{"revision":')],
  ['gone', () => fs.rm(registryFile(releasesDir))],
])('where the registry is %s, the next change goes on from the history', async (_, harm) => {
  await pin('mf_search', '1.0.0');
  await harm();
  await expect(readRegistry(releasesDir)).rejects.toThrow();
  await pin('mf_guides', '2.0.0');
  expect(await pinned()).toEqual({ mf_search: { pinned: '1.0.0' }, mf_guides: { pinned: '2.0.0' } });
});

test('a change that changes nothing mends a broken registry, too', async () => {
  await pin('mf_search', '1.0.0');
  await write('');
  await pin('mf_search', '1.0.0');
  expect(await readRegistry(releasesDir)).toMatchObject({ revision: 1 });
});

test('the newest hundred changes are retained, and all of the last month', async () => {
  for (let i = 0; i < 103; i++) await pin('mf_search', `1.0.${i}`);
  expect(await readHistory(releasesDir)).toHaveLength(103);
  const lastYear = Date.now() / 1000 - 365 * 24 * 60 * 60;
  for (let revision = 1; revision <= 103; revision++)
    await fs.utimes(historyFile(releasesDir, revision), lastYear, lastYear);
  await pin('mf_search', '1.0.103');
  const history = await readHistory(releasesDir);
  expect([history.length, history[0]?.revision, history.at(-1)?.revision]).toEqual([100, 104, 5]);
  await expect(fs.access(historyFile(releasesDir, 4))).rejects.toThrow();
});

test.each([
  ['nothing', ''],
  ['half of it', '{"revision":1,"remo'],
  ['no revision', '{"remotes":{}}'],
  ['no remotes', '{"revision":1}'],
  ['a version that leads out of its folder', '{"revision":1,"remotes":{"mf_search":{"pinned":"../../etc"}}}'],
  ['a version that is a folder above', '{"revision":1,"remotes":{"mf_search":{"pinned":"../../server"}}}'],
  ['a name that leads out of its folder', '{"revision":1,"remotes":{"../mf_search":{"pinned":"1.0.0"}}}'],
  ['a version that is empty', '{"revision":1,"remotes":{"mf_search":{"pinned":""}}}'],
  [
    'a share of everybody',
    '{"revision":1,"remotes":{"mf_a":{"pinned":"1","canary":{"version":"2","percent":100}}}}',
  ],
  [
    'a share of nobody',
    '{"revision":1,"remotes":{"mf_a":{"pinned":"1","canary":{"version":"2","percent":0}}}}',
  ],
])('a registry with %s is refused', async (_, text) => {
  await write(text);
  await expect(readRegistry(releasesDir)).rejects.toThrow();
});

test('the form of the registry lies beside it, and the registry names it', async () => {
  await pin('mf_search', '1.0.0');
  const { $schema } = JSON.parse(await fs.readFile(registryFile(releasesDir), 'utf8'));
  const schema = JSON.parse(await fs.readFile(path.join(registryDir(releasesDir), $schema), 'utf8'));
  expect(schema).toMatchObject({ type: 'object', required: ['revision', 'remotes'] });
  const { canary } = schema.properties.remotes.additionalProperties.properties;
  expect(canary.properties.percent).toMatchObject({ type: 'integer', minimum: 1, maximum: 99 });
});

test('each version has a folder of its own, apart from others where it is for administrators', async () => {
  expect(releaseDir('/releases', 'mf_search', '1.0.0-0a1b2c3d')).toBe(
    path.join('/releases', 'public', 'mf_search', '1.0.0-0a1b2c3d'),
  );
  const admin = newReleaseDir(releasesDir, 'admin', 'mf_desk', '1.0.0');
  expect(admin).toBe(path.join(releasesDir, 'admin', 'mf_desk', '1.0.0'));
  await fs.mkdir(admin, { recursive: true });
  expect(releaseDir(releasesDir, 'mf_desk', '1.0.0')).toBe(admin);
  expect(releaseDir(releasesDir, 'mf_desk', '2.0.0')).toBe(
    path.join(releasesDir, 'public', 'mf_desk', '2.0.0'),
  );
});
