/** Something that went wrong here, how often since the start, and when last. */
export interface Failure {
  what: string;
  remote: string;
  version: string;
  count: number;
  /** ISO time. */
  last: string;
}

/** The maximum number of distinct failures; remotes and versions come from the registry, so more are not expected. */
const MOST = 500;

const counted = new Map<string, Failure>();

/** Counts a failure of this process. */
export function countFailure(what: string, remote: string, version: string) {
  const key = [what, remote, version].join('\n');
  const before = counted.get(key);
  if (!before && counted.size >= MOST) return;
  counted.set(key, {
    what,
    remote,
    version,
    count: (before?.count ?? 0) + 1,
    last: new Date().toISOString(),
  });
}

/** What went wrong since this process began, the most frequent first. */
export const failuresSoFar = (): Failure[] => [...counted.values()].sort((a, b) => b.count - a.count);
