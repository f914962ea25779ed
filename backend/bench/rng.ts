/** A random generator that always gives the same sequence for the same seed. */
export interface Rng {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the items, all equally likely. */
  pick<T>(items: readonly T[]): T;
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

function lastOf<T>(items: readonly T[]): T {
  const last = items.at(-1);
  if (last === undefined) throw new Error('Nothing to pick from');
  return last;
}

/** @param seed any integer; equal seeds give equal sequences on every machine */
export function createRng(seed: number): Rng {
  const next = mulberry32(seed);
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: probability => next() < probability,
    pick: items => items[Math.floor(next() * items.length)] ?? lastOf(items),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
