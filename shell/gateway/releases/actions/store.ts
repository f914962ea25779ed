import { remoteFolder, type StoreContent } from '@home-truths/contract/gateway-calls';
import type { Registry } from '../registry.ts';

export type StoredRelease = StoreContent['releases'][number];

export interface Change extends Registry {
  change: StoreContent['history'][number]['change'];
}

/** The words of a command such as `pin mf_search 1.0.0`, whose first says what kind of decision it is. */
export type Words = readonly [
  kind: 'pin' | 'follow' | 'rollback' | 'switch' | 'disown' | 'start' | 'deploy',
  ...string[],
];

/** Reads and changes what a decision about a remote needs. */
export interface Store {
  /** The address of the site, where the one who decides is elsewhere. */
  site?: string;
  registry(): Promise<Registry>;
  /** Returns the newest change first. */
  history(): Promise<Change[]>;
  /** Returns the newest release first. */
  releases(): Promise<StoredRelease[]>;
  /** Records a change unless nothing differs. */
  decide(what: Words, remotes: Registry['remotes']): Promise<Registry>;
}

/** Returns a command that works where the one who decides is. */
export const commandAt = ({ site }: Store, command: string) =>
  `npm run ${command}${site ? ` --site ${site}` : ''}`;

/** A decision that an administrator has to make, said in a sentence. */
export class DecisionWaits extends Error {
  override name = 'DecisionWaits';
}

/** A decision that is not possible now, said in a sentence. */
export class DecisionRefused extends Error {
  override name = 'DecisionRefused';
}

/**
 * Refuses a decision that leaves another version than visitors get by now.
 * @param from the canary or, without one, the pinned version; undefined if the caller named none
 * @throws DecisionRefused
 */
export async function requireCurrent(store: Store, name: string, from: string | undefined) {
  const { [name]: now } = (await store.registry()).remotes;
  if (!now || from === undefined || from === (now.canary?.version ?? now.pinned)) return;
  const { pinned, canary } = now;
  const other = canary ? `and ${canary.version} is a canary at ${canary.percent} %` : 'without a canary';
  throw new DecisionRefused(
    `Visitors get other versions of ${remoteFolder(name)} by now: ${pinned} is pinned, ${other}. Nothing was changed.`,
  );
}
