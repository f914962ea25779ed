import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 10_000;

/** The first result of a check that is not empty; fails when there is none. */
export async function eventually<T>(check: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(20)) {
    const found = await check();
    if (found !== undefined) return found;
  }
  throw new Error('It never came');
}
