import type { Rng } from './rng.ts';

/** Draws one of many items in O(log n), each as likely as its weight says. */
export function weightedPicker<T>(items: readonly T[], weights: readonly number[]): (rng: Rng) => T {
  const cumulative = new Float64Array(weights.length);
  let total = 0;
  for (const [index, weight] of weights.entries()) cumulative[index] = total += weight;
  return rng => items[indexAbove(cumulative, rng.next() * total)] as T;
}

function indexAbove(cumulative: Float64Array, wanted: number) {
  let low = 0;
  let high = cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] as number) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
