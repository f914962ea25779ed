import fc from 'fast-check';
import { faultsIn } from './check-reply.ts';
import { toRaw } from './requests.ts';
import type { Senders } from './senders.ts';
import { bytesOf, exchange } from './wire.ts';

type Draft = Parameters<typeof toRaw>[0];

const REPLY_TIMEOUT_MS = 5000;
const CONCURRENCY = 10;
/** After so many requests, senders whose session has ended sign in again. */
const CHUNK_SIZE = 100;
const SHRINKING_MS = 60_000;

/** The bytes of a request in one line, as `printf '%b'` takes them. */
const toPrintable = (bytes: Buffer) => JSON.stringify(bytes.toString('latin1')).slice(0, 4000);

/** Sends a request and checks its reply. */
async function attempt(draft: Draft, senders: Senders, statuses: Map<number, number>) {
  const request = toRaw(draft, senders);
  const faults = await exchange(Number(new URL(senders.url).port), request, REPLY_TIMEOUT_MS).then(
    reply => {
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      return faultsIn(reply, request, draft.sender, senders);
    },
    error => [`no reply: ${error}`],
  );
  if (faults.length)
    throw new Error(`${faults.join(', ')}\n${draft.sender}: ${toPrintable(bytesOf(request))}`);
}

/** The error of the smallest request that fails like the given one; the first error if that cannot be reproduced. */
async function shrink(property: fc.IAsyncProperty<[Draft]>, seed: number, index: number, first: Error) {
  const options = { seed, path: String(index), numRuns: 1, interruptAfterTimeLimit: SHRINKING_MS };
  const { errorInstance } = await fc.check(property, options);
  return (errorInstance as Error | null) ?? new Error(`${first.message}\n(it did not fail when sent alone)`);
}

/**
 * Sends `count` requests, some concurrently, and checks each reply. The first failure is shrunk and thrown.
 * @param seed the same one gives the same requests
 * @returns how many replies had which status
 */
export async function fuzz(requests: fc.Arbitrary<Draft>, senders: Senders, count: number, seed: number) {
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(requests, draft => attempt(draft, senders, statuses));
  for (let sent = 0; sent < count; sent += CHUNK_SIZE) {
    await senders.refresh();
    const chunk = fc.sample(requests, { seed: seed + sent, numRuns: Math.min(CHUNK_SIZE, count - sent) });
    for (let index = 0; index < chunk.length; index += CONCURRENCY) {
      const batch = chunk.slice(index, index + CONCURRENCY);
      const results = await Promise.allSettled(batch.map(draft => attempt(draft, senders, statuses)));
      const failed = results.findIndex(({ status }) => status === 'rejected');
      const failure = results[failed];
      if (failure?.status === 'rejected')
        throw await shrink(property, seed + sent, index + failed, failure.reason);
    }
  }
  return Object.fromEntries([...statuses].sort(([one], [other]) => one - other));
}
