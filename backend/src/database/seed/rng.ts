/** A small source of chance that always gives the same sequence for the same seed. */
export interface Rng {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the items, all equally likely. */
  pick<T>(items: readonly T[]): T;
  /** One of the items, each as likely as its weight says. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
  /** A new array of the items in another order. */
  shuffle<T>(items: readonly T[]): T[];
  /** A draw from the normal distribution with mean 0 and standard deviation 1 (Box-Muller). */
  normal(): number;
}

/** mulberry32 by Tommy Ettinger (public domain): 32 bits of state, a full period of 2^32. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pickWeighted<T>(items: readonly T[], weight: (item: T) => number, draw: number): T {
  const total = items.reduce((sum, item) => sum + weight(item), 0);
  let left = draw * total;
  for (const item of items) {
    left -= weight(item);
    if (left < 0) return item;
  }
  return lastOf(items);
}

function lastOf<T>(items: readonly T[]): T {
  const last = items.at(-1);
  if (last === undefined) throw new Error('Nothing to pick from');
  return last;
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const keyed = items.map(item => ({ item, key: next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** @param seed any integer; equal seeds give equal sequences on every machine */
export function createRng(seed: number): Rng {
  const next = mulberry32(seed);
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: probability => next() < probability,
    pick: items => items[Math.floor(next() * items.length)] ?? lastOf(items),
    weighted: (items, weight) => pickWeighted(items, weight, next()),
    shuffle: items => shuffled(items, next),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
