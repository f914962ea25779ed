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
import type { Store } from '../../gateway/releases/actions/store.ts';
import { parseRegistry } from '../../gateway/releases/registry.ts';

export type { NewRelease } from '../../../backend/src/registry/release-store.ts';
export { DatabaseUnusable } from '../../../backend/src/registry/release-transaction.ts';

export interface ReleaseStore extends Store {
  /** Returns false if the version is already stored. */
  add(release: NewRelease): Promise<boolean>;
  remove(releases: Parameters<typeof removeReleases>[1]): Promise<void>;
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

const storeOn = (run: Run): ReleaseStore => ({
  registry: async () => parseRegistry(await readNewest(run)),
  history: async () =>
    (await readChanges(run)).map(({ change, ...registry }) => ({ ...parseRegistry(registry), change })),
  releases: () => readReleases(run),
  add: release => storeRelease(run, { ...release, publishedBy: author() }),
  remove: releases => removeReleases(run, releases),
  async decide(what, remotes) {
    const before = await readNewest(run);
    if (JSON.stringify(before.remotes) === JSON.stringify(remotes)) return parseRegistry(before);
    const by = author();
    const registry = parseRegistry({ revision: before.revision + 1, remotes });
    const change = { at: new Date().toISOString(), what: what.join(' '), ...(by && { by }) };
    await addNextChange(run, { remotes: registry.remotes, change });
    return registry;
  },
});

/** Runs work that reads releases and registry as they are at one moment. */
export const readFromStore = <T>(work: (store: ReleaseStore) => Promise<T>) =>
  inReleaseTransaction(run => work(storeOn(run)), false);

/** Runs work that changes releases and registry: all of it or nothing, one command after the other. */
export const changeStore = <T>(work: (store: ReleaseStore) => Promise<T>) =>
  inReleaseTransaction(run => work(storeOn(run)), true);
