import * as crypto from 'node:crypto';

declare global {
  namespace jest {
    // missing in @types/jest
    function unstable_mockModule(name: string, factory: () => object): void;
  }
}

/** Memory (KiB) of the hashes that the product makes. */
const MEMORY = 19_456;
const CHEAP = { memory: 8, passes: 1 };

let isCheap = true;

/** For tests of what happens while passwords are hashed. */
export function useRealHashes() {
  isCheap = false;
}

/**
 * Hashes passwords at a hundredth of the cost, for tests of everything else. A hash of another cost is what it says.
 */
const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
  const given = isCheap && parameters.memory === MEMORY ? { ...parameters, ...CHEAP } : parameters;
  crypto.argon2(algorithm, given, callback);
};

import.meta.jest.unstable_mockModule('node:crypto', () => ({ ...crypto, argon2 }));
