import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createJson, writeJson } from './files.ts';
import {
  historyFile,
  parseRegistry,
  type Registry,
  readRegistry,
  registryDir,
  registryFile,
  registrySchema,
  toStored,
} from './registry.ts';

/** The maximum number of changes in the history. */
const MAX_REVISIONS = 100;
/** How often a change is tried on a fresh revision, each time after another writer was faster. */
const MAX_ATTEMPTS = 50;
const EMPTY_REGISTRY: Registry = { revision: 0, remotes: {} };

type Remotes = Registry['remotes'];

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
async function revisions(releasesDir: string) {
  const names = await fs.readdir(path.dirname(historyFile(releasesDir, 0))).catch(() => []);
  return names
    .filter(name => /^\d+\.json$/.test(name))
    .map(name => Number.parseInt(name, 10))
    .sort((a, b) => b - a);
}

const readChange = async (releasesDir: string, revision: number): Promise<Change> => {
  const text = await fs.readFile(historyFile(releasesDir, revision), 'utf8');
  return { ...parseRegistry(text), change: (JSON.parse(text) as Change).change };
};

/** The stored changes, newest first. */
export const readHistory = async (releasesDir: string): Promise<Change[]> =>
  Promise.all((await revisions(releasesDir)).map(each => readChange(releasesDir, each)));

/** The registry to start from: where its file is missing or corrupt, the newest recorded change. */
async function readForChange(releasesDir: string): Promise<Registry> {
  const stored = await readRegistry(releasesDir).catch(() => EMPTY_REGISTRY);
  const [newest = 0] = await revisions(releasesDir);
  return newest > stored.revision ? readChange(releasesDir, newest) : stored;
}

/** Whether anything has ever been pinned. */
export const hasReleases = async (releasesDir: string) =>
  Object.keys((await readForChange(releasesDir)).remotes).length > 0;

/**
 * Updates the registry's file to the newest change, no matter who made it; its JSON schema is written beside it for
 * editors.
 */
async function publish(releasesDir: string) {
  await writeJson(path.join(registryDir(releasesDir), 'remotes.schema.json'), registrySchema());
  for (;;) {
    const { revision, remotes } = await readForChange(releasesDir);
    await writeJson(
      registryFile(releasesDir),
      toStored({ $schema: './remotes.schema.json', revision, remotes }),
    );
    if ((await readForChange(releasesDir)).revision === revision) return;
  }
}

async function removeOld(releasesDir: string) {
  const old = (await revisions(releasesDir)).slice(MAX_REVISIONS);
  await Promise.all(old.map(each => fs.rm(historyFile(releasesDir, each), { force: true })));
}

async function isPublished(releasesDir: string, { revision }: Registry) {
  try {
    return parseRegistry(await fs.readFile(registryFile(releasesDir), 'utf8')).revision === revision;
  } catch {
    return false;
  }
}

/**
 * Changes the registry by compare-and-set: the change is recorded in the history under the next revision, which only
 * one writer can do, and then put into the registry's file. The loser of a race retries on the fresh revision; the
 * change of a writer that dies in between is recorded, and the next one to read or write completes it.
 * @param what is done, for the history
 * @param change returns the new decisions; called again on each fresh revision; throws to reject
 */
export async function changeRegistry(
  releasesDir: string,
  what: string,
  change: (remotes: Remotes) => Remotes | Promise<Remotes>,
  by = process.env.RELEASED_BY || process.env.GITHUB_ACTOR || process.env.GITLAB_USER_LOGIN,
): Promise<Registry> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const before = await readForChange(releasesDir);
    const remotes = await change(before.remotes);
    if (JSON.stringify(remotes) === JSON.stringify(before.remotes)) {
      if (!(await isPublished(releasesDir, before))) await publish(releasesDir);
      return before;
    }
    const after: Change = {
      ...parseRegistry(JSON.stringify({ revision: before.revision + 1, remotes })),
      change: { at: new Date().toISOString(), what, ...(by ? { by } : {}) },
    };
    if (await createJson(historyFile(releasesDir, after.revision), toStored(after))) {
      await publish(releasesDir);
      await removeOld(releasesDir);
      return after;
    }
    await sleep(Math.random() * 20);
  }
  throw new Error(
    'Other commands kept changing the registry at the same time. Nothing was changed; run the command again.',
  );
}
