import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { capabilitiesDir, storeCapabilities } from './capabilities.ts';
import { versionsOf } from './examine.ts';
import { readHistory } from './history.ts';
import { prune } from './prune.ts';
import { type Decision, historyFile, newReleaseDir, readRegistry, SHELL } from './registry.ts';
import { buildOf, CAPABILITIES, decide, writeBuild, writeRelease } from './testing.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-25T10:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

let root = '';
let releasesDir = '';
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'prune-'));
  releasesDir = path.join(root, 'releases');
});
afterEach(() => fs.rm(root, { recursive: true, force: true }));

const touch = (file: string, days: number) => fs.utimes(file, daysAgo(days), daysAgo(days));

/** A release of so many days ago. */
async function release(version: string, days: number, dir = releasesDir) {
  await writeRelease(dir, buildOf({ version }));
  await touch(path.join(newReleaseDir(dir, 'public', 'mf_search', version), 'integrity.json'), days);
}

/** A shell that was released and last ran so many days ago. */
async function shell(version: string, days: number, ranDaysAgo = days, dir = releasesDir) {
  const release = newReleaseDir(dir, 'public', SHELL, version);
  await writeBuild(release, buildOf());
  await touch(path.join(release, 'integrity.json'), days);
  await storeCapabilities(dir, { version, ...CAPABILITIES, names: {} });
  await touch(capabilitiesDir(dir, version), ranDaysAgo);
}

/** Decides as somebody did so many days ago. */
async function decidedAgo(decision: Decision, days: number) {
  const { revision } = await decide(releasesDir, { mf_search: decision });
  const file = historyFile(releasesDir, revision);
  const change = JSON.parse(await fs.readFile(file, 'utf8'));
  change.change.at = daysAgo(days).toISOString();
  await fs.writeFile(file, JSON.stringify(change));
}

const run = async (copies: string[] = []) =>
  (await prune(releasesDir, copies, await readRegistry(releasesDir), NOW))
    .map(([, version]) => version)
    .sort();
const remaining = async (name = 'mf_search', dir = releasesDir) => (await versionsOf(dir, name)).sort();

const OLD = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const releaseOld = async () => {
  for (const [i, version] of OLD.entries()) await release(version, 100 - i);
};

test('what is pinned, its canary, the previous version and the five used last are retained however old they are', async () => {
  await releaseOld();
  await decidedAgo({ pinned: 'h' }, 60);
  await decidedAgo({ pinned: 'a', previous: 'b', canary: { version: 'c', percent: 5 } }, 50);
  // used last are these three, h until the second change, and the newest of those that the history does not name
  expect(await run()).toEqual(['d', 'e', 'f']);
  await decidedAgo({ pinned: 'a', previous: 'b' }, 40);
  for (const version of ['i', 'j', 'k', 'l', 'm']) await release(version, 1);
  expect(await run()).toEqual(['c', 'g', 'h']);
  expect(await remaining()).toEqual(['a', 'b', 'i', 'j', 'k', 'l', 'm']);
});

test('a version that visitors could get within two weeks is retained, however long ago it was released', async () => {
  await releaseOld();
  for (const version of ['i', 'j', 'k', 'l', 'm']) await release(version, 1);
  await decidedAgo({ pinned: 'a' }, 90);
  await decidedAgo({ pinned: 'b' }, 13);
  await decidedAgo({ pinned: 'c', canary: { version: 'd', percent: 5 } }, 12);
  await decidedAgo({ pinned: 'c' }, 11);
  expect(await run()).toEqual(['e', 'f', 'g', 'h']);
  expect(await remaining()).toEqual(['a', 'b', 'c', 'd', 'i', 'j', 'k', 'l', 'm']);
});

test('a version that the history no longer names may have been used until it begins', async () => {
  await releaseOld();
  for (const version of ['i', 'j', 'k', 'l', 'm']) await release(version, 1);
  await decidedAgo({ pinned: 'a' }, 3);
  expect(await run()).toEqual([]);
  await fs.rm(path.dirname(historyFile(releasesDir, 1)), { recursive: true });
  expect(await readHistory(releasesDir)).toEqual([]);
  expect(await run()).toEqual([]);
});

test('a shell is retained that runs somewhere, ran within two weeks, or is one of the last five', async () => {
  await decidedAgo({ pinned: 'a' }, 50);
  const copy = path.join(root, 'copy');
  for (const [i, version] of ['1', '2', '3', '4', '5', '6', '7', '8', '9'].entries()) {
    await shell(version, 90 - i);
    await shell(version, 90 - i, version === '2' ? 0 : 90 - i, copy);
  }
  await shell('10', 100, 13);
  expect(await run([copy])).toEqual(['1', '3', '4', '5', '6']);
  for (const dir of [releasesDir, copy]) {
    expect(await remaining(SHELL, dir)).toEqual(expect.arrayContaining(['2', '7', '8', '9']));
    await expect(fs.access(capabilitiesDir(dir, '1'))).rejects.toThrow('ENOENT');
  }
});

test('what an interrupted copy has left is removed a day later', async () => {
  await release('a', 1);
  await decidedAgo({ pinned: 'a' }, 50);
  for (const [name, days] of [
    ['b.x.tmp', 2],
    ['c.x.tmp', 0.5],
  ] as const) {
    const dir = newReleaseDir(releasesDir, 'public', 'mf_search', name);
    await fs.mkdir(dir);
    await touch(dir, days);
  }
  await run();
  expect(await fs.readdir(path.join(releasesDir, 'public/mf_search'))).toEqual(['a', 'c.x.tmp']);
});
