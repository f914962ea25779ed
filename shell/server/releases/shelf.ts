import { log } from '../log.ts';
import { type OpenOptions, openRelease, type Release } from './open-release.ts';

/** Why a version is not used as it was decided. */
export interface Problem {
  version: string;
  reason: string;
  /** ISO time at which it was first noticed. */
  since: string;
}

/** Milliseconds after which a release that could not be opened is tried again. */
const RETRY = 3000;

interface Opened {
  release: Promise<Release | undefined>;
  triedAt: number;
  problem?: Problem;
}

/** Opens each release once, tries failed ones again, and tells of each problem once. */
export function createShelf(options: OpenOptions) {
  const shelf = new Map<string, Opened>();

  function tell(
    name: string,
    entry: Opened,
    problem: Omit<Problem, 'since'>,
    message: string,
    before?: Opened,
  ) {
    const known = before?.problem?.reason === problem.reason ? before.problem : undefined;
    entry.problem = known ?? { ...problem, since: new Date().toISOString() };
    if (!known) log('error', message, { remote: name, ...problem });
  }

  function open(name: string, version: string) {
    const id = `${name}@${version}`;
    const before = shelf.get(id);
    if (before && Date.now() - before.triedAt <= RETRY) return before.release;
    const entry: Opened = { triedAt: Number.POSITIVE_INFINITY, release: Promise.resolve(undefined) };
    entry.release = openRelease(name, version, options).then(
      release => {
        const reason = release.refused.join('; ');
        if (reason) tell(name, entry, { version, reason }, 'part of a release refused', before);
        return release;
      },
      error => {
        entry.triedAt = Date.now();
        tell(name, entry, { version, reason: (error as Error).message }, 'release not opened', before);
        return undefined;
      },
    );
    shelf.set(id, entry);
    return entry.release;
  }
  const problemOf = (name: string, version: string) => shelf.get(`${name}@${version}`)?.problem;
  /** Forgets what the registry no longer names. */
  const keepOnly = (ids: Set<string>) => {
    for (const id of shelf.keys()) if (!ids.has(id)) shelf.delete(id);
  };
  return { open, problemOf, keepOnly };
}
