import type { VitalName } from '@home-truths/contract';

/**
 * The upper bounds of each vital's buckets, in milliseconds except for CLS; one more bucket counts larger values. They
 * include the contract's thresholds, so that good and poor are counted exactly. Stored counts depend on this list.
 */
export const BUCKETS: Record<VitalName, readonly number[]> = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  INP: [25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 2000],
  CLS: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  FCP: [250, 500, 750, 1000, 1250, 1500, 1800, 2400, 3000, 4000, 6000, 10_000],
  TTFB: [50, 100, 200, 300, 400, 600, 800, 1000, 1400, 1800, 3000, 6000],
};

/** Returns a count of one in the bucket of a value. */
export function bucketCounts(name: VitalName, value: number): number[] {
  const upperBounds = BUCKETS[name];
  const index = upperBounds.findIndex(end => value <= end);
  const counts = Array<number>(upperBounds.length + 1).fill(0);
  counts[index === -1 ? upperBounds.length : index] = 1;
  return counts;
}

/** Returns the number of page views in all buckets. */
export const countOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Returns the 75th percentile, interpolated within its bucket and capped at the last bound; null without counts. */
export function p75(name: VitalName, counts: readonly number[]): number | null {
  const upperBounds = BUCKETS[name];
  const threshold = countOf(counts) * 0.75;
  if (threshold === 0) return null;
  let before = 0;
  for (const [index, end] of upperBounds.entries()) {
    const count = counts[index] ?? 0;
    if (before + count >= threshold) {
      const start = upperBounds[index - 1] ?? 0;
      return Number((start + ((end - start) * (threshold - before)) / count).toPrecision(6));
    }
    before += count;
  }
  return upperBounds.at(-1) ?? null;
}
