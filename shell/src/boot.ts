import type { SessionUser } from '@home-truths/contract';
import type { DehydratedState, HydrationState } from '@home-truths/platform/host';
import type { SlotName, SlotState } from '@home-truths/platform/slots';

/** A released remote as the browser needs it: nothing that is not listed here is ever fetched. */
export interface ReleasedRemote {
  /** For example `mf_search`. */
  name: string;
  version: string;
  /** Who keeps it, for example `Reviews`. */
  team?: string;
  /** Path its files lie under, with a slash at the end. */
  base: string;
  /** The scripts of each exposed module, the entry first, for example `{ './routes': ['remoteEntry.….js', '….js'] }`. */
  doors: Record<string, string[]>;
  /** SHA-384 of each script of an exposed module, as in integrity attributes; the entry holds those of all others. */
  integrity: Record<string, string>;
}

/** Whether a remote has pages; one that only provides slots has its pages still to come. */
export const hasPages = ({ doors }: Pick<ReleasedRemote, 'doors'>) => './routes' in doors;

/** What the server rendered: the browser starts from exactly this. */
export interface RenderedPage {
  router: HydrationState;
  /** Dehydrated query cache. */
  queries: DehydratedState;
  user: SessionUser | null;
  slots: SlotState;
}

/** Where the remotes are, as a visitor may see it. */
export interface VisitorRegistry {
  remotes: ReleasedRemote[];
  /** Remotes that have no page to show now, with the text to say instead; empty where it has not been decided. */
  away: Record<string, string>;
  /** Who provides each slot. */
  slots: Partial<Record<SlotName, string>>;
}

/** Where the gateway tells the registry of now. */
export const REGISTRY_PATH = '/registry.json';

/** The data the gateway writes into each document; the registry in it is renewed when a remote cannot be had. */
export interface Boot extends VisitorRegistry {
  /** Version of the shell. */
  version: string;
  /** The homes and reviews are demonstration data. */
  demo: boolean;
  /** Where the ad network's frames come from, if one is configured. */
  adsUrl?: string;
  /** Devices may keep pages for reading without a network; else what they kept is taken away. */
  offline: boolean;
  user: SessionUser | null;
  /** The server could not say who is signed in: `user` is nobody, and means nothing. */
  isUserUnknown?: boolean;
  /** Absent where the browser renders by itself. */
  page?: RenderedPage;
}

/** Who is counted for something: a remote or the shell, in the version that this page runs with. */
export interface ReleaseId {
  remote: string;
  version: string;
}

/** A remote as this page knows it, else the shell. */
export function releaseNamed({ remotes, version }: Boot, name: string | undefined): ReleaseId {
  const remote = remotes.find(remote => remote.name === name);
  return remote ? { remote: remote.name, version: remote.version } : { remote: 'shell', version };
}

let boot: Boot | undefined;

/** The data of this document, one for all who ask. */
export const readBoot = (): Boot => {
  boot ??= JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
  return boot;
};
