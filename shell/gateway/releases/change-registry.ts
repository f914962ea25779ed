import fs from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { copiesIn, prepareCopies, updateCopies } from './copies.ts';
import { type Change, readNewest, revisions } from './history.ts';
import { historyFile, parseRegistry, type Registry, registryFile } from './registry.ts';
import { publishNewest } from './registry-file.ts';
import { type RegistryStore, registryStoreOf } from './registry-store.ts';

/** Older changes stay for a month, because `prune` reads from them how long a version was used. */
const MAX_REVISIONS = 100;
const MIN_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** The number of attempts, if other writers are always faster. */
const MAX_ATTEMPTS = 50;

type Remotes = Registry['remotes'];

async function removeOld(releasesDir: string) {
  const old = (await revisions(releasesDir)).slice(MAX_REVISIONS);
  const remove = async (file: string) => {
    const { mtimeMs } = await fs.stat(file);
    if (Date.now() - mtimeMs > MIN_AGE_MS) await fs.rm(file, { force: true });
  };
  // another command may have removed one
  await Promise.allSettled(old.map(each => remove(historyFile(releasesDir, each))));
}

async function isPublished(releasesDir: string, { revision }: Registry) {
  try {
    return parseRegistry(await fs.readFile(registryFile(releasesDir), 'utf8')).revision === revision;
  } catch {
    return false;
  }
}

/**
 * Changes the registry by compare-and-set. Only one writer can record the next revision in the history; the others try
 * again on the new one. The registry's file follows, and the next reader or writer completes it if the writer dies in
 * between. Copies get all files first, and the registry afterwards unless it is in the database.
 * @param what describes the change in the history
 * @param change is called for each attempt; throws to reject
 */
export async function changeRegistry(
  releasesDir: string,
  what: string,
  change: (remotes: Remotes) => Remotes | Promise<Remotes>,
  by = process.env.RELEASED_BY || process.env.GITHUB_ACTOR || process.env.GITLAB_USER_LOGIN,
): Promise<Registry> {
  const copies = copiesIn(process.env);
  const store = registryStoreOf(process.env);
  await prepareCopies(releasesDir, copies, store);
  const registry = await compareAndSet({ releasesDir, store }, what, change, by);
  if (!store.isShared) await updateCopies(releasesDir, copies, registry);
  return registry;
}

async function compareAndSet(
  { releasesDir, store }: { releasesDir: string; store: RegistryStore },
  what: string,
  change: (remotes: Remotes) => Remotes | Promise<Remotes>,
  by: string | undefined,
): Promise<Registry> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await store.refresh(releasesDir);
    const before = await readNewest(releasesDir);
    const remotes = await change(before.remotes);
    if (JSON.stringify(remotes) === JSON.stringify(before.remotes)) {
      if (!(await isPublished(releasesDir, before))) await publishNewest(releasesDir);
      return before;
    }
    const after: Change = {
      ...parseRegistry(JSON.stringify({ revision: before.revision + 1, remotes })),
      change: { at: new Date().toISOString(), what, ...(by ? { by } : {}) },
    };
    if (await store.add(releasesDir, after)) {
      await publishNewest(releasesDir);
      await removeOld(releasesDir);
      return after;
    }
    await sleep(Math.random() * 20);
  }
  throw new Error(
    'Other commands kept changing the registry at the same time. Nothing was changed; run the command again.',
  );
}
