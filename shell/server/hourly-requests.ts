import { DURATION_BUCKETS } from './metrics.ts';

const HOUR_MS = 3_600_000;
/** How many hours are remembered, the current one included. */
const HOURS = 24;

/** What was requested in one hour. */
export interface HourOfRequests {
  /** When it began. */
  from: Date;
  requests: number;
  /** Requests that failed on this site: status 500 and above. */
  errors: number;
  /** The 95th percentile of the durations, in seconds; null of no requests. */
  p95: number | null;
}

interface Counts {
  requests: number;
  errors: number;
  /** By bucket; the last one has those above all bounds. */
  durations: Uint32Array;
}

/**
 * A percentile of durations in seconds, as `histogram_quantile` of Prometheus estimates it from the same buckets; the
 * highest bound for anything above it.
 */
function percentile({ requests, durations }: Counts, share: number): number | null {
  if (requests === 0) return null;
  const rank = share * requests;
  let below = 0;
  for (const [bucket, upper] of DURATION_BUCKETS.entries()) {
    const count = durations[bucket] ?? 0;
    if (below + count >= rank) {
      const lower = DURATION_BUCKETS[bucket - 1] ?? 0;
      return lower + (upper - lower) * ((rank - below) / count);
    }
    below += count;
  }
  return DURATION_BUCKETS.at(-1) ?? null;
}

/** Counts requests by the hour, since it was made and for a day at most. */
export function createHourlyRequests(startedAt: number) {
  const hours = new Map<number, Counts>();
  const firstHour = Math.floor(startedAt / HOUR_MS);

  function count(status: number, seconds: number, at = Date.now()): void {
    const hour = Math.floor(at / HOUR_MS);
    let counts = hours.get(hour);
    if (!counts) {
      counts = { requests: 0, errors: 0, durations: new Uint32Array(DURATION_BUCKETS.length + 1) };
      hours.set(hour, counts);
      for (const each of hours.keys()) if (each <= hour - HOURS) hours.delete(each);
    }
    const bucket = DURATION_BUCKETS.findIndex(upper => seconds <= upper);
    counts.requests++;
    if (status >= 500) counts.errors++;
    const index = bucket === -1 ? DURATION_BUCKETS.length : bucket;
    counts.durations[index] = (counts.durations[index] ?? 0) + 1;
  }

  /** The hours so far, the current one last. */
  function lastDay(now = Date.now()): HourOfRequests[] {
    const current = Math.floor(now / HOUR_MS);
    // one at least, also where the clock was set back
    const length = Math.min(HOURS, Math.max(1, current - firstHour + 1));
    return Array.from({ length }, (_, index) => {
      const hour = current - length + 1 + index;
      const counts = hours.get(hour);
      return {
        from: new Date(hour * HOUR_MS),
        requests: counts?.requests ?? 0,
        errors: counts?.errors ?? 0,
        p95: counts ? percentile(counts, 0.95) : null,
      };
    });
  }

  return { count, lastDay };
}

/** The requests of this process. */
export const hourlyRequests = createHourlyRequests(Date.now());
