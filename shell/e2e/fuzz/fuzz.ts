import fc from 'fast-check';
import { faultsIn } from './judge.ts';
import { toRaw } from './requests.ts';
import type { Senders } from './senders.ts';
import { bytesOf, exchange } from './wire.ts';

type Draft = Parameters<typeof toRaw>[0];

/** Milliseconds a reply may take. */
const LIMIT = 5000;
const AT_ONCE = 10;
/** Requests after which those whose session ended meanwhile sign in again. */
const CHUNK = 100;
const SHRINKING_MS = 60_000;

/** The bytes of a request in one line, as `printf '%b'` takes them. */
const inOneLine = (bytes: Buffer) => JSON.stringify(bytes.toString('latin1')).slice(0, 4000);

/** Sends a request and judges its reply. */
async function attempt(draft: Draft, senders: Senders, statuses: Map<number, number>) {
  const request = toRaw(draft, senders);
  const faults = await exchange(Number(new URL(senders.url).port), request, LIMIT).then(
    reply => {
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      return faultsIn(reply, request, draft.sender, senders);
    },
    error => [`no reply: ${error}`],
  );
  if (faults.length) throw new Error(`${faults.join(', ')}\n${draft.sender}: ${inOneLine(bytesOf(request))}`);
}

/** The smallest request that is found to fail as the given one of a seed does; that one where it fails no more. */
async function shrunk(property: fc.IAsyncProperty<[Draft]>, seed: number, index: number, first: Error) {
  const options = { seed, path: String(index), numRuns: 1, interruptAfterTimeLimit: SHRINKING_MS };
  const { errorInstance } = await fc.check(property, options);
  return (errorInstance as Error | null) ?? new Error(`${first.message}\n(it did not fail when sent alone)`);
}

/**
 * Sends so many requests, some at once, and judges each reply. The first that fails is shrunk and thrown.
 * @param seed the same one gives the same requests
 * @returns how many replies had which status
 */
export async function fuzz(requests: fc.Arbitrary<Draft>, senders: Senders, count: number, seed: number) {
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(requests, draft => attempt(draft, senders, statuses));
  for (let sent = 0; sent < count; sent += CHUNK) {
    await senders.refresh();
    const chunk = fc.sample(requests, { seed: seed + sent, numRuns: Math.min(CHUNK, count - sent) });
    for (let index = 0; index < chunk.length; index += AT_ONCE) {
      const some = chunk.slice(index, index + AT_ONCE);
      const results = await Promise.allSettled(some.map(draft => attempt(draft, senders, statuses)));
      const failed = results.findIndex(({ status }) => status === 'rejected');
      const failure = results[failed];
      if (failure?.status === 'rejected')
        throw await shrunk(property, seed + sent, index + failed, failure.reason);
    }
  }
  return Object.fromEntries([...statuses].sort(([one], [other]) => one - other));
}
