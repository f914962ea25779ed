import type { Rng } from '../src/database/seed/rng.ts';

/** Draws one of many items in O(log n), each as likely as its weight says. */
export function drawer<T>(items: readonly T[], weights: readonly number[]): (rng: Rng) => T {
  const sums = new Float64Array(weights.length);
  let total = 0;
  for (const [index, weight] of weights.entries()) sums[index] = total += weight;
  return rng => items[firstAbove(sums, rng.next() * total)] as T;
}

function firstAbove(sums: Float64Array, wanted: number) {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] as number) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
