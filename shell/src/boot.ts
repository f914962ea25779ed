import type { SessionUser } from '@home-truths/contract';
import type { DehydratedState, HydrationState, SlotTraits } from '@home-truths/platform/host';
import type { SlotName, SlotState } from '@home-truths/platform/slots';
import type { RemotePaths } from './remote-for.ts';

/** A released remote as the browser needs it: nothing that is not listed here is ever fetched. */
export interface ReleasedRemote {
  /** For example `mf_search`. */
  name: string;
  version: string;
  /** The team that owns it, for example `Reviews`. */
  team?: string;
  /** Base path of its files, with a slash at the end. */
  base: string;
  /**
   * Module Federation: the scripts of each exposed module, the container's entry first:
   * `{ './routes': ['remoteEntry.….js', '….js'] }`.
   */
  exposes: Record<string, string[]>;
  /** SHA-384 of each script of an exposed module, as in integrity attributes; the entry contains those of the rest. */
  integrity: Record<string, string>;
}

/** Whether a remote has pages; one without them only provides slots so far. */
export const hasPages = ({ exposes }: Pick<ReleasedRemote, 'exposes'>) => './routes' in exposes;

/** The state of the server-rendered page, from which the browser hydrates. */
export interface RenderedPage {
  router: HydrationState;
  /** Dehydrated query cache. */
  queries: DehydratedState;
  user: SessionUser | null;
  slots: SlotState;
}

/** The registry as a visitor may see it. */
export interface VisitorRegistry {
  remotes: ReleasedRemote[];
  /** Remotes without a page to show, with the text to show instead; an empty text where there is no usable release. */
  disabled: Record<string, string>;
  /** The remote that provides each slot. */
  slots: Partial<Record<SlotName, string>>;
  /** The paths of the remotes in it, those without a page to show included. */
  paths: RemotePaths;
  /** The slots of these remotes, for what is shown before their code is there. */
  traits: Readonly<Record<string, SlotTraits>>;
}

/** Where the gateway serves the current registry. */
export const REGISTRY_PATH = '/registry.json';

/** The data the gateway writes into each document; the registry in it is refreshed when a remote fails to load. */
export interface Boot extends VisitorRegistry {
  /** Version of the shell. */
  version: string;
  /** The properties and reviews are demonstration data. */
  demo: boolean;
  /** URL of the ad network's iframes, if a network is configured. */
  adsUrl?: string;
  /** Origin of the CDN that serves public files, if there is one. */
  assetsUrl?: string;
  /** Devices may save pages for reading offline; else saved pages are deleted. */
  offline: boolean;
  user: SessionUser | null;
  /** The server could not determine who is signed in: `user` is null and means nothing. */
  isUserUnknown?: boolean;
  /** Absent where only the browser renders. */
  page?: RenderedPage;
}

/** What a report is attributed to: a remote or the shell, in the version that this page runs. */
export interface ReleaseId {
  remote: string;
  version: string;
}

/** The release of a remote in the registry of this page, else the shell's. */
export function releaseNamed({ remotes, version }: Boot, name: string | undefined): ReleaseId {
  const remote = remotes.find(remote => remote.name === name);
  return remote ? { remote: remote.name, version: remote.version } : { remote: 'shell', version };
}

let boot: Boot | undefined;

/** The data of this document, parsed once. */
export const readBoot = (): Boot => {
  boot ??= JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
  return boot;
};
