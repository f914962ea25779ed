import fs from 'node:fs/promises';
import path from 'node:path';
import { historyFile, parseRegistry, type Registry, readRegistry } from './registry.ts';

const EMPTY_REGISTRY: Registry = { revision: 0, remotes: {} };

/** The registry after a change. */
export interface Change extends Registry {
  change: {
    /** ISO time. */
    at: string;
    /** A command such as `pin mf_search 1.0.0-0a1b2c3d`. */
    what: string;
    /** The author, if the environment names one. */
    by?: string;
  };
}

/** Returns the numbers in the history, newest first. */
export async function revisions(releasesDir: string) {
  const names = await fs.readdir(path.dirname(historyFile(releasesDir, 0))).catch(() => []);
  return names
    .filter(name => /^\d+\.json$/.test(name))
    .map(name => Number.parseInt(name, 10))
    .sort((a, b) => b - a);
}

/** @throws ZodError if the registry is invalid */
export const parseChange = (text: string): Change => ({
  ...parseRegistry(text),
  change: (JSON.parse(text) as Change).change,
});

export const readChange = async (releasesDir: string, revision: number): Promise<Change> =>
  parseChange(await fs.readFile(historyFile(releasesDir, revision), 'utf8'));

/** Returns the newest change first. */
export const readHistory = async (releasesDir: string): Promise<Change[]> =>
  Promise.all((await revisions(releasesDir)).map(each => readChange(releasesDir, each)));

/** Falls back to the newest recorded change if the file of the registry is missing, corrupt or older. */
export async function readNewest(releasesDir: string): Promise<Registry> {
  const stored = await readRegistry(releasesDir).catch(() => EMPTY_REGISTRY);
  const [newest = 0] = await revisions(releasesDir);
  return newest > stored.revision ? readChange(releasesDir, newest) : stored;
}

/** Returns true if anything has ever been pinned. */
export const hasReleases = async (releasesDir: string) =>
  Object.keys((await readNewest(releasesDir)).remotes).length > 0;
