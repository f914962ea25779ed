import { log } from '../log.ts';
import { incompatibleContract } from './manifest.ts';
import { type OpenOptions, openRelease, type Release } from './open-release.ts';
import { audienceOfFolder } from './registry.ts';

export interface ReleaseProblem {
  version: string;
  reason: string;
  /** ISO time of the first occurrence. */
  since: string;
}

/** The delay before a release that could not be opened is tried again. */
const RETRY_AFTER_MS = 3000;

interface CacheEntry {
  release: Promise<Release | undefined>;
  triedAt: number;
  problem?: ReleaseProblem;
  /** The conflict with the current backend or the registry. */
  incompatible?: ReleaseProblem;
}

export interface ReleaseCacheOptions extends OpenOptions {
  /** Returns undefined until the backend has named a version; the shell's own is used until then. */
  contract: () => string | undefined;
  refusals(release: Release): string[];
}

/** Opens each release once, retries failed ones, and logs each problem once. */
export function createReleaseCache({ contract, refusals, ...options }: ReleaseCacheOptions) {
  const cache = new Map<string, CacheEntry>();

  function reportProblem(
    name: string,
    entry: CacheEntry,
    problem: Omit<ReleaseProblem, 'since'>,
    message: string,
    before?: CacheEntry,
  ) {
    const known = before?.problem?.reason === problem.reason ? before.problem : undefined;
    entry.problem = known ?? { ...problem, since: new Date().toISOString() };
    if (!known) log('error', message, { remote: name, ...problem });
  }

  async function openInItsFolder(name: string, version: string) {
    const release = await openRelease(name, version, options);
    const folder = audienceOfFolder(options.releasesDir, name, version);
    if (folder === release.declaration.audience) return release;
    throw new Error(`its audience is ${release.declaration.audience}, but it is in the folder ${folder}`);
  }

  function open(name: string, version: string) {
    const id = `${name}@${version}`;
    const before = cache.get(id);
    if (before && Date.now() - before.triedAt <= RETRY_AFTER_MS) return before;
    const entry: CacheEntry = { triedAt: Number.POSITIVE_INFINITY, release: Promise.resolve(undefined) };
    entry.release = openInItsFolder(name, version).then(
      release => {
        const reason = release.rejected.join('; ');
        if (reason) reportProblem(name, entry, { version, reason }, 'part of a release refused', before);
        return release;
      },
      error => {
        entry.triedAt = Date.now();
        reportProblem(
          name,
          entry,
          { version, reason: (error as Error).message },
          'release not opened',
          before,
        );
        return undefined;
      },
    );
    cache.set(id, entry);
    return entry;
  }

  /** Returns undefined if a release cannot be opened, is incompatible with the backend, or is not allowed. */
  async function get(name: string, version: string) {
    const entry = open(name, version);
    const release = await entry.release;
    const [reason] = release
      ? [
          ...incompatibleContract(release.declaration.contract, contract() ?? options.capabilities.contract),
          ...refusals(release),
        ]
      : [];
    if (!reason) {
      entry.incompatible = undefined;
      return release;
    }
    if (entry.incompatible?.reason !== reason) {
      entry.incompatible = { version, reason, since: new Date().toISOString() };
      log('error', 'release not opened', { remote: name, version, reason });
    }
    return undefined;
  }

  /** Returns the current problem of a version that was requested before. */
  async function problemOf(name: string, version: string) {
    const id = `${name}@${version}`;
    if (!cache.has(id)) return undefined;
    await get(name, version);
    const { incompatible, problem } = cache.get(id) ?? {};
    return incompatible ?? problem;
  }

  const retainOnly = (ids: Set<string>) => {
    for (const id of cache.keys()) if (!ids.has(id)) cache.delete(id);
  };
  return { get, problemOf, retainOnly };
}
