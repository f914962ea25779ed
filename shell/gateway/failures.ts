export interface Failure {
  what: string;
  remote: string;
  version: string;
  count: number;
  /** ISO time. */
  last: string;
}

/** Limits memory. */
const MAX_DISTINCT_FAILURES = 500;

/** The failures since the start, for `/metrics` and `/status`. */
const failures = new Map<string, Failure>();

export function countFailure(what: string, remote: string, version: string) {
  const key = [what, remote, version].join('\n');
  const previous = failures.get(key);
  if (!previous && failures.size >= MAX_DISTINCT_FAILURES) return;
  failures.set(key, {
    what,
    remote,
    version,
    count: (previous?.count ?? 0) + 1,
    last: new Date().toISOString(),
  });
}

export const failuresSoFar = (): Failure[] => [...failures.values()].sort((a, b) => b.count - a.count);
