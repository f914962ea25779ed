import type { SessionUser } from '@home-truths/contract';
import type { DehydratedState, HydrationState, SlotTraits } from '@home-truths/platform/host';
import type { SlotName, SlotState } from '@home-truths/platform/slots';
import type { RemotePaths } from './remote-for.ts';

/** Nothing that is not listed here is ever fetched. */
export interface ReleasedRemote {
  /** For example `mf_search`. */
  name: string;
  version: string;
  team?: string;
  /** Ends with a slash. */
  base: string;
  /** Scripts of each exposed module, the entry first: `{ './routes': ['remoteEntry.….js', '….js'] }`. */
  exposes: Record<string, string[]>;
  /** SHA-384 of each exposed module's scripts; the entry contains others. */
  integrity: Record<string, string>;
}

/** False if a remote only provides slots. */
export const hasPages = ({ exposes }: Pick<ReleasedRemote, 'exposes'>) => './routes' in exposes;

/** The server's state, from which the browser hydrates. */
export interface RenderedPage {
  router: HydrationState;
  queries: DehydratedState;
  user: SessionUser | null;
  slots: SlotState;
}

/** The part of the registry that a visitor may see. */
export interface VisitorRegistry {
  remotes: ReleasedRemote[];
  /** The text to show instead of each remote; empty if it has no usable release. */
  disabled: Record<string, string>;
  slots: Partial<Record<SlotName, string>>;
  /** Includes disabled remotes. */
  paths: RemotePaths;
  /** Needed before the slots' code is loaded. */
  traits: Readonly<Record<string, SlotTraits>>;
}

export const REGISTRY_PATH = '/registry.json';

/** Written into each document; the registry is refreshed when a remote fails to load. */
export interface Boot extends VisitorRegistry {
  version: string;
  /** Properties and reviews are sample data. */
  demo: boolean;
  adsUrl?: string;
  /** Origin of the CDN for public files. */
  assetsUrl?: string;
  /** False also deletes saved pages. */
  offline: boolean;
  user: SessionUser | null;
  /** The server could not determine who is signed in, so `user` is meaningless. */
  isUserUnknown?: boolean;
  /** Absent if only the browser renders. */
  page?: RenderedPage;
}

export interface ReleaseId {
  remote: string;
  version: string;
}

/** Falls back to the shell's release. */
export function releaseNamed({ remotes, version }: Boot, name: string | undefined): ReleaseId {
  const remote = remotes.find(remote => remote.name === name);
  return remote ? { remote: remote.name, version: remote.version } : { remote: 'shell', version };
}

let boot: Boot | undefined;

export const readBoot = (): Boot => {
  boot ??= JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
  return boot;
};
