import type { StoreContent } from '@home-truths/contract/gateway-calls';
import type { Registry } from '../registry.ts';

export type StoredRelease = StoreContent['releases'][number];

/** The registry after a change. */
export interface Change extends Registry {
  change: StoreContent['history'][number]['change'];
}

/** Reads and changes what a decision about a remote needs. */
export interface Store {
  registry(): Promise<Registry>;
  /** Returns the newest change first. */
  history(): Promise<Change[]>;
  /** Returns the newest release first. */
  releases(): Promise<StoredRelease[]>;
  /** Records a change unless nothing differs. */
  decide(what: string, remotes: Registry['remotes']): Promise<Registry>;
}

/** A decision that an administrator has to make, said in a sentence. */
export class DecisionWaits extends Error {
  override name = 'DecisionWaits';
}

/** A decision that is not possible now, said in a sentence. */
export class DecisionRefused extends Error {
  override name = 'DecisionRefused';
}
