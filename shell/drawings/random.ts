export interface Random {
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/**
 * Uses mulberry32 by Tommy Ettinger (public domain),
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: list => itemAt(list, Math.floor(next() * list.length)),
    chance: probability => next() < probability,
  };
}

export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (const character of word) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
