import type { SessionUser } from '@home-truths/contract';
import type { DehydratedState, HydrationState, SlotTraits } from '@home-truths/platform/host';
import type { SlotName, SlotState } from '@home-truths/platform/slots';
import type { RemotePaths } from './remote-for.ts';

/** The gateway's description of a release, from which alone the shell fetches its scripts. */
export interface ReleasedRemote {
  name: string;
  version: string;
  team?: string;
  /** Ends with a slash. */
  base: string;
  /** Scripts of each exposed module, entry first: `{ './routes': ['remoteEntry.….js', '….js'] }`. */
  exposes: Record<string, string[]>;
  /** SHA-384 of each exposed module's scripts; the entry contains others. */
  integrity: Record<string, string>;
}

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
  traits: Readonly<Record<string, SlotTraits>>;
}

export const REGISTRY_PATH = '/registry.json';

/** Written into each document. */
export interface Boot extends VisitorRegistry {
  /** Version of the shell. */
  version: string;
  demo: boolean;
  adsUrl?: string;
  /** Origin of another host for files. */
  assetsUrl?: string;
  /** False also deletes saved pages. */
  offline: boolean;
  user: SessionUser | null;
  /** The server could not determine who is signed in; ignore `user`. */
  isUserUnknown?: boolean;
  page?: RenderedPage;
  /** A remote that this browser loads from its own machine. */
  development?: { name: string; origin: string };
}

export interface ReleaseId {
  remote: string;
  version: string;
}

/** Returns the shell's release if there is no such remote. */
export function releaseNamed({ remotes, version }: Boot, name: string | undefined): ReleaseId {
  const remote = remotes.find(remote => remote.name === name);
  return remote ? { remote: remote.name, version: remote.version } : { remote: 'shell', version };
}

let boot: Boot | undefined;

export const readBoot = (): Boot => {
  boot ??= JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
  return boot;
};
