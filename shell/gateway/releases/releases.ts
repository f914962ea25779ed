import type { SlotTraits } from '@home-truths/platform/host';
import { isInCanary } from './canary.ts';
import type { Release } from './open-release.ts';
import { NOTHING_OWNED, ownedBy, refusalsOnLoad } from './ownership.ts';
import type { Decision, Owned, Registry } from './registry.ts';
import { createReleaseCache, type ReleaseCacheOptions, type ReleaseProblem } from './release-cache.ts';

export type Releases = Map<string, Release>;

/** Declarations by remote, including remotes without a usable release. */
interface DeclaredParts {
  paths: Readonly<Record<string, readonly string[]>>;
  slots: Readonly<Record<string, Readonly<Record<string, SlotTraits>>>>;
  forAdmins: ReadonlySet<string>;
  sitemap: readonly string[];
}

/** The current releases for one visitor. */
export interface ResolvedReleases extends DeclaredParts {
  /** Differs if anything else differs. */
  id: string;
  releases: Releases;
  /** The texts of disabled remotes; empty for remotes without a usable release. */
  disabled: ReadonlyMap<string, string>;
  /** The remote of each slot. It includes disabled remotes, because their slots are empty and not failed. */
  providers: Readonly<Record<string, string>>;
  /** ISO time since when each enabled remote has its canary; empty if the registry does not say. */
  canaries: ReadonlyMap<string, string>;
}

export interface RemoteState {
  name: string;
  audience: 'public' | 'admin';
  team?: string;
  pinned: string;
  previous?: string;
  canary?: { version: string; percent: number };
  disabled?: string;
  /** The version for visitors outside a canary; undefined if none could be opened. */
  served?: string;
  problems: ReleaseProblem[];
  /** ISO time of the served version. */
  releasedAt?: string;
  /** The size of the served version's scripts in bytes, compressed by brotli. */
  bytes?: number;
  /** False if only browsers draw the served version. */
  runsOnServer?: boolean;
}

export interface ReleaseSource {
  /** @param visitor the secret of the canary cookie; without it the visitor is in no canary */
  current(visitor?: string): Promise<ResolvedReleases>;
  state(): Promise<RemoteState[]>;
  /** Resolves with what visitors outside canaries get, with one release in place of the decided one. */
  preview(name: string, version: string): Promise<ResolvedReleases | NoPreview>;
}

interface NoPreview {
  reason: string;
}

/**
 * The age after which the releases outside any canary are chosen again, because canaries and releases of disabled remotes
 * that could not be opened are tried again.
 */
const MAX_AGE_MS = 500;

interface FollowOptions extends Omit<ReleaseCacheOptions, 'refusals'> {
  registry: () => Registry;
}

export const decidedVersions = ({ canary, pinned, previous }: Decision) =>
  [canary?.version, pinned, previous].filter(version => version !== undefined);

/** Chooses the releases of each visitor: the canary, or else the pinned version, or else the previous one. */
export function followReleases(options: FollowOptions): ReleaseSource {
  let decided: Registry = { revision: 0, remotes: {} };
  /** The reasons why the current registry refuses each release. */
  let refusalsByRelease = new WeakMap<Release, string[]>();
  function refusals(release: Release) {
    const { name, declaration } = release;
    const reasons = refusalsByRelease.get(release) ?? refusalsOnLoad(name, declaration, decided.remotes);
    refusalsByRelease.set(release, reasons);
    return reasons;
  }
  const { get, problemOf, retainOnly } = createReleaseCache({ ...options, refusals });
  function read() {
    const registry = options.registry();
    const decisions = Object.entries(registry.remotes);
    if (registry !== decided) {
      decided = registry;
      refusalsByRelease = new WeakMap();
      retainOnly(
        new Set(
          decisions.flatMap(([name, each]) => decidedVersions(each).map(version => `${name}@${version}`)),
        ),
      );
    }
    return { registry, revision: registry.revision, decisions };
  }

  async function chooseRelease(name: string, { canary, pinned, previous }: Decision, visitor?: string) {
    const wanted = canary && isInCanary(visitor, name, canary.percent) ? canary.version : undefined;
    for (const version of [wanted, pinned, previous]) {
      const release = version && (await get(name, version));
      if (release) return release;
    }
    return undefined;
  }

  /** The releases outside any canary, until the registry or the contract changes or time passes. */
  let lastResolved:
    | { at: number; registry: Registry; contract: string | undefined; resolved: ResolvedReleases }
    | undefined;

  async function current(visitor?: string): Promise<ResolvedReleases> {
    const { registry, revision, decisions } = read();
    if (visitor) return resolve(revision, decisions, visitor);
    const contract = options.contract();
    const isCurrent = lastResolved?.registry === registry && lastResolved.contract === contract;
    if (lastResolved && isCurrent && Date.now() - lastResolved.at < MAX_AGE_MS) return lastResolved.resolved;
    const resolved = await resolve(revision, decisions);
    // a release that could not be opened may appear at any moment, so its absence is not cached
    const isAsDecided = decisions.every(
      ([name, { disabled, pinned: version }]) => disabled || resolved.releases.get(name)?.version === version,
    );
    if (isAsDecided) lastResolved = { at: Date.now(), registry, contract, resolved };
    return resolved;
  }

  async function resolve(revision: number, decisions: [string, Decision][], visitor?: string) {
    // opens canaries before a visitor gets one
    for (const [name, { canary }] of decisions) if (canary) void get(name, canary.version);
    const chosen = await Promise.all(
      decisions.map(([name, decision]) => chooseRelease(name, decision, visitor)),
    );
    const all = chosen.filter(release => release !== undefined);
    const disabled = new Map(
      decisions.flatMap(([name, decision], i) =>
        decision.disabled || !chosen[i] ? [[name, decision.disabled ?? ''] as const] : [],
      ),
    );
    return {
      id: [revision, ...chosen.map(release => release?.version ?? '')].join(' '),
      releases: new Map(all.filter(({ name }) => !disabled.has(name)).map(each => [each.name, each])),
      disabled,
      providers: providersOf(all),
      ...declaredParts(
        decisions.map(([name, decision], i) => declaredPart(name, chosen[i], ownedBy(decision))),
      ),
      canaries: new Map(
        decisions.flatMap(([name, { canary, disabled }]) =>
          canary && !disabled ? [[name, canary.began ?? '']] : [],
        ),
      ),
    };
  }

  async function state(): Promise<RemoteState[]> {
    const { decisions } = read();
    return Promise.all(
      decisions.map(async ([name, decision]) => {
        const { pinned, previous, canary, disabled } = decision;
        if (canary) await get(name, canary.version);
        const served = await chooseRelease(name, decision);
        const problems = await Promise.all(
          decidedVersions(decision).map(version => problemOf(name, version)),
        );
        return {
          name,
          audience: (served?.declaration ?? ownedBy(decision)).audience,
          pinned,
          previous,
          canary,
          disabled,
          served: served?.version,
          team: served?.team,
          problems: problems.filter(problem => problem !== undefined),
          releasedAt: served?.releasedAt,
          bytes: served?.bytes,
          runsOnServer: served?.runsOnServer,
        };
      }),
    );
  }

  async function preview(name: string, version: string) {
    const { registry, revision, decisions } = read();
    const release = await get(name, version);
    if (!release) return { reason: (await problemOf(name, version))?.reason ?? 'it cannot be opened' };
    if (release.declaration.audience === 'admin')
      return { reason: 'it is for administrators only, and nobody is signed in to a preview' };
    const others = decisions.filter(([other]) => other !== name);
    return resolve(revision, [...others, [name, { owns: registry.remotes[name]?.owns, pinned: version }]]);
  }
  return { current, state, preview };
}

/** Returns the remote of each slot; the first one if two provide it. */
export const providersOf = (releases: Release[]) =>
  Object.fromEntries(
    releases
      .flatMap(({ name, declaration }) => Object.keys(declaration.provides).map(slot => [slot, name]))
      .reverse(),
  );

type DeclaredPart = Pick<Owned, 'audience' | 'paths' | 'slots'> & { name: string; sitemap: string[] };

/** Falls back to the paths and slots that a remote owns while it has no usable release. */
function declaredPart(name: string, release: Release | undefined, owned: Owned): DeclaredPart {
  if (!release) return { name, ...owned, sitemap: [] };
  const { audience, paths, provides, sitemap } = release.declaration;
  return { name, audience, paths, slots: { ...owned.slots, ...provides }, sitemap };
}

const traitsOf = ({ height, failure, what, audience }: Owned['slots'][string]): SlotTraits => ({
  height,
  failure,
  what,
  ...(audience && { audience }),
});

const declaredParts = (parts: DeclaredPart[]): DeclaredParts => ({
  paths: Object.fromEntries(parts.map(({ name, paths }) => [name, paths])),
  slots: Object.fromEntries(
    parts.map(({ name, slots }) => [
      name,
      Object.fromEntries(Object.entries(slots).map(([slot, traits]) => [slot, traitsOf(traits)])),
    ]),
  ),
  forAdmins: new Set(parts.flatMap(({ name, audience }) => (audience === 'admin' ? [name] : []))),
  sitemap: parts.flatMap(({ audience, sitemap }) => (audience === 'public' ? sitemap : [])),
});

/** Returns the declarations of releases that do not come from the registry. */
export const partsOfReleases = (releases: Release[]): DeclaredParts =>
  declaredParts(releases.map(release => declaredPart(release.name, release, NOTHING_OWNED)));
