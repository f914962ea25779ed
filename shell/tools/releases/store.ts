import os from 'node:os';
import {
  addNextChange,
  type NewRelease,
  type Run,
  readChanges,
  readNewest,
  readReleases,
  removeReleases,
  storeRelease,
} from '../../../backend/src/registry/release-store.ts';
import { inReleaseTransaction } from '../../../backend/src/registry/release-transaction.ts';
import { parseRegistry, type Registry } from '../../gateway/releases/registry.ts';

export type { NewRelease, StoredRelease } from '../../../backend/src/registry/release-store.ts';
export { DatabaseUnusable } from '../../../backend/src/registry/release-transaction.ts';

/** The registry after a change. */
export interface Change extends Registry {
  change: { at: string; what: string; by?: string };
}

function author() {
  const { RELEASED_BY, GITHUB_ACTOR, GITLAB_USER_LOGIN } = process.env;
  const named = RELEASED_BY || GITHUB_ACTOR || GITLAB_USER_LOGIN;
  if (named) return named;
  try {
    return os.userInfo().username;
  } catch {
    // containers often run as a user without a name
    return undefined;
  }
}

const storeOn = (run: Run) => ({
  registry: async (): Promise<Registry> => parseRegistry(await readNewest(run)),
  /** Returns the newest change first. */
  history: async (): Promise<Change[]> =>
    (await readChanges(run)).map(({ change, ...registry }) => ({ ...parseRegistry(registry), change })),
  /** Returns the newest release first. */
  releases: () => readReleases(run),
  /** Returns false if the version is stored. */
  add: (release: NewRelease) => storeRelease(run, release),
  remove: (releases: Parameters<typeof removeReleases>[1]) => removeReleases(run, releases),
  /** Records a change unless nothing differs. */
  async decide(what: string, remotes: Registry['remotes']): Promise<Registry> {
    const before = await readNewest(run);
    if (JSON.stringify(before.remotes) === JSON.stringify(remotes)) return parseRegistry(before);
    const by = author();
    const registry = parseRegistry({ revision: before.revision + 1, remotes });
    const change = { at: new Date().toISOString(), what, ...(by && { by }) };
    await addNextChange(run, { remotes: registry.remotes, change });
    return registry;
  },
});

export type Store = ReturnType<typeof storeOn>;

/** Reads releases and registry as they are at one moment. */
export const reading = <T>(work: (store: Store) => Promise<T>) =>
  inReleaseTransaction(run => work(storeOn(run)), false);

/** Changes releases and registry: all of it or nothing, one command after the other. */
export const changing = <T>(work: (store: Store) => Promise<T>) =>
  inReleaseTransaction(run => work(storeOn(run)), true);
