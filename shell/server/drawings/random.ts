/** A stream of choices that is the same for the same seed. */
export interface Random {
  /** The next number, from 0 up to but not including 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/**
 * A seeded stream of choices: mulberry32 by Tommy Ettinger, public domain,
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: list => itemAt(list, next()),
    chance: probability => next() < probability,
  };
}

/** The item that stands at a fraction (0 to 1) of the way through a list that is never empty. */
export function itemAt<T>(list: readonly T[], fraction: number): T {
  const item = list[Math.min(Math.floor(fraction * list.length), list.length - 1)];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}

/** A 32-bit number for a word: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (const character of word) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Irrational steps: walking by one of them keeps neighbouring ids apart, and no two of them keep time. */
export const STRIDES = { form: (Math.sqrt(5) - 1) / 2, light: Math.SQRT2 - 1, scheme: Math.sqrt(3) - 1 };

/** Where an id falls between 0 and 1 when every id takes one stride further round the circle. */
export function spread(id: number, stride: number, start: number): number {
  return (id * stride + start / 2 ** 32) % 1;
}
