import fs from 'node:fs/promises';
import path from 'node:path';
import { capabilitiesDir, knownShells } from './capabilities.ts';
import { versionsOf } from './examine.ts';
import { removeRelease } from './files.ts';
import { readHistory } from './history.ts';
import { isComplete, type Registry, releaseDir, releasedNames, remoteDirs, SHELL } from './registry.ts';
import { decidedVersions } from './releases.ts';

/** The number of versions of each remote and of the shell that stay however old they are. */
const RETAINED_VERSIONS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The time after its last use in which open tabs may still load code of a version. */
const RETAINED_MS = 14 * DAY_MS;

interface Version {
  version: string;
  /** The time of the release, or the last time when visitors could get it, in ms since 1970. */
  usedAt: number;
}

const modifiedAt = async (file: string) => (await fs.stat(file).catch(() => undefined))?.mtimeMs ?? 0;
const releasedAt = (releasesDir: string, name: string, version: string) =>
  modifiedAt(path.join(releaseDir(releasesDir, name, version), 'integrity.json'));

function outdated(all: Version[], now: number, isDecided: (version: string) => boolean) {
  const newest = all.toSorted((one, other) => other.usedAt - one.usedAt).slice(0, RETAINED_VERSIONS);
  return all
    .filter(each => !newest.includes(each) && !isDecided(each.version) && now - each.usedAt > RETAINED_MS)
    .map(({ version }) => version);
}

/** Returns until when visitors could get a version; the start of the history for versions that it no longer names. */
async function lastUses(releasesDir: string, now: number) {
  const changes = await readHistory(releasesDir);
  const timeOf = (i: number) => Date.parse(changes[i]?.change.at ?? '') || now;
  return (name: string, version: string) => {
    const last = changes.findIndex(
      ({ remotes: { [name]: each } }) => each && decidedVersions(each).includes(version),
    );
    if (last === -1) return timeOf(changes.length - 1);
    return last === 0 ? now : timeOf(last - 1);
  };
}

async function outdatedRemotes(releasesDir: string, { remotes }: Registry, now: number) {
  const lastUse = await lastUses(releasesDir, now);
  const names = (await releasedNames(releasesDir)).filter(name => name !== SHELL);
  const found = names.map(async name => {
    const all = (await versionsOf(releasesDir, name)).map(async version => ({
      version,
      usedAt: Math.max(await releasedAt(releasesDir, name, version), lastUse(name, version)),
    }));
    const { [name]: decision } = remotes;
    const decided = decision ? decidedVersions(decision) : [];
    return outdated(await Promise.all(all), now, version => decided.includes(version)).map(
      version => [name, version] as const,
    );
  });
  return (await Promise.all(found)).flat();
}

/** Compares all folders, because each gateway records only in its own that its shell is running. */
async function outdatedShells(folders: string[], now: number) {
  const versions = folders.map(async dir => [...(await versionsOf(dir, SHELL)), ...(await knownShells(dir))]);
  const all = [...new Set((await Promise.all(versions)).flat())].map(async version => {
    const times = folders.flatMap(dir => [
      releasedAt(dir, SHELL, version),
      modifiedAt(capabilitiesDir(dir, version)),
    ]);
    return { version, usedAt: Math.max(...(await Promise.all(times))) };
  });
  return outdated(await Promise.all(all), now, () => false).map(version => [SHELL, version] as const);
}

/** Removes what an interrupted copy or removal left, after a day. */
async function removeLeftovers(releasesDir: string, now: number) {
  for (const name of await releasedNames(releasesDir)) {
    for (const dir of remoteDirs(releasesDir, name)) {
      for (const left of (await fs.readdir(dir).catch(() => [])).filter(each => !isComplete(each))) {
        if (now - (await modifiedAt(path.join(dir, left))) > DAY_MS)
          await fs.rm(path.join(dir, left), { recursive: true, force: true });
      }
    }
  }
}

/** Removes old versions that nobody can get any more from all folders, and returns them. */
export async function prune(releasesDir: string, copies: string[], registry: Registry, now = Date.now()) {
  const folders = [releasesDir, ...copies];
  const removed = [
    ...(await outdatedRemotes(releasesDir, registry, now)),
    ...(await outdatedShells(folders, now)),
  ];
  for (const dir of folders) {
    for (const [name, version] of removed) {
      await removeRelease(releaseDir(dir, name, version)).catch(error => {
        if (error.code !== 'ENOENT') throw error;
      });
      if (name === SHELL) await fs.rm(capabilitiesDir(dir, version), { recursive: true, force: true });
    }
    await removeLeftovers(dir, now);
  }
  return removed;
}
