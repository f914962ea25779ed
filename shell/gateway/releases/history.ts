import fs from 'node:fs/promises';
import path from 'node:path';
import { historyFile, parseRegistry, type Registry, readRegistry } from './registry.ts';

const EMPTY_REGISTRY: Registry = { revision: 0, remotes: {} };

/** One change in the history: the registry after it, and what was done. */
export interface Change extends Registry {
  change: {
    /** ISO time. */
    at: string;
    /** For example `pin mf_search 1.0.0-0a1b2c3d`. */
    what: string;
    /** Who did it, where the environment says. */
    by?: string;
  };
}

/** The revisions of the history, newest first. */
export async function revisions(releasesDir: string) {
  const names = await fs.readdir(path.dirname(historyFile(releasesDir, 0))).catch(() => []);
  return names
    .filter(name => /^\d+\.json$/.test(name))
    .map(name => Number.parseInt(name, 10))
    .sort((a, b) => b - a);
}

/** Parses a change; throws when its registry is invalid. */
export const parseChange = (text: string): Change => ({
  ...parseRegistry(text),
  change: (JSON.parse(text) as Change).change,
});

/** The change that led to a revision. */
export const readChange = async (releasesDir: string, revision: number): Promise<Change> =>
  parseChange(await fs.readFile(historyFile(releasesDir, revision), 'utf8'));

/** The stored changes, newest first. */
export const readHistory = async (releasesDir: string): Promise<Change[]> =>
  Promise.all((await revisions(releasesDir)).map(each => readChange(releasesDir, each)));

/** The registry to start from: where its file is missing or corrupt, the newest recorded change. */
export async function readNewest(releasesDir: string): Promise<Registry> {
  const stored = await readRegistry(releasesDir).catch(() => EMPTY_REGISTRY);
  const [newest = 0] = await revisions(releasesDir);
  return newest > stored.revision ? readChange(releasesDir, newest) : stored;
}

/** Whether anything has ever been pinned. */
export const hasReleases = async (releasesDir: string) =>
  Object.keys((await readNewest(releasesDir)).remotes).length > 0;
