import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { cookiesOf, type Sender } from './send.ts';

/** Statuses of a site that temporarily cannot process a write. */
const TEMPORARY_STATUSES = new Set([502, 503, 504]);

/**
 * Sends a write until it is acknowledged, always with the same idempotency key, as our pages do when a response is lost.
 * @returns the cookies and the body of the response
 * @throws Error when it is rejected for any other than a temporary reason
 */
export async function sendUntilAcknowledged(
  site: Sender,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const key = { 'Idempotency-Key': randomUUID(), ...headers };
  for (;;) {
    const response = await site.send('POST', path, body, key).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response?.ok && text !== undefined) return { cookies: cookiesOf(response), body: JSON.parse(text) };
    if (response && !response.ok && !TEMPORARY_STATUSES.has(response.status))
      throw new Error(`${path}: ${response.status} ${text}`);
    await sleep(50);
  }
}

/** The numbers from 0 to `count - 1`. */
export const range = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Runs `work` `count` times, with limited concurrency. */
export async function repeat<T>(
  count: number,
  concurrency: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = Array(count);
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const n = next++;
      results[n] = await work(n);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
