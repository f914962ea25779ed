import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { cookiesOf, type Site } from './site.ts';

/** Statuses by which a site says that it could not take a write now. */
const NOT_NOW = new Set([502, 503, 504]);

/**
 * Sends a write until it is acknowledged, always with the same key, as our pages do after a lost answer.
 * @returns the answer, read
 * @throws Error when it is refused for any other reason than "not now"
 */
export async function write(site: Site, address: string, body: object, headers: Record<string, string> = {}) {
  const key = { 'Idempotency-Key': randomUUID(), ...headers };
  for (;;) {
    const response = await site.send('POST', address, body, key).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response?.ok && text !== undefined) return { cookies: cookiesOf(response), body: JSON.parse(text) };
    if (response && !response.ok && !NOT_NOW.has(response.status))
      throw new Error(`${address}: ${response.status} ${text}`);
    await sleep(50);
  }
}

/** The numbers from 0, so many. */
export const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Does a piece of work so many times, so many at once. */
export async function times<T>(count: number, atOnce: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = Array(count);
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const n = next++;
      results[n] = await work(n);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
