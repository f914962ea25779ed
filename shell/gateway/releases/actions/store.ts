import type { Registry } from '../registry.ts';

/** A release without its files, as commands and gateways read it. */
export interface StoredRelease {
  name: string;
  version: string;
  audience: 'public' | 'admin';
  /** JSON of `remote.json`, or of what a shell provides. */
  manifest: string;
  /** The size of its scripts in bytes, compressed by brotli. */
  bytes: number;
  /** ISO time. */
  releasedAt: string;
  /** ISO time when a gateway last said that this shell runs. */
  usedAt: string;
}

/** The registry after a change. */
export interface Change extends Registry {
  change: { at: string; what: string; by?: string };
}

/** What a decision about a remote reads and changes. */
export interface Store {
  registry(): Promise<Registry>;
  /** Returns the newest change first. */
  history(): Promise<Change[]>;
  /** Returns the newest release first. */
  releases(): Promise<StoredRelease[]>;
  /** Records a change unless nothing differs. */
  decide(what: string, remotes: Registry['remotes']): Promise<Registry>;
}

/** A decision that is not possible now, said in a sentence. */
export class DecisionRefused extends Error {
  override name = 'DecisionRefused';
}
