import { withLimit } from '../with-limit.ts';

const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds));

/** Silent attempts before an error is shown, and the pause before each (milliseconds). */
const PAUSES = [0, 100, 400];
/** Milliseconds all attempts may take together, so that an error message is shown within five seconds. */
const LIMIT = 4500;
/** The least time for an attempt (milliseconds): a shorter one would only delay the next Retry. */
const WORTHWHILE = 1000;

/**
 * Fetches code: three silent attempts within 4.5 s.
 * @param what describes the code in a timeout error
 * @throws the last attempt's error
 */
export async function retryWithTimeout<Code>(
  what: string,
  fetchCode: () => Promise<Code>,
  signal?: AbortSignal,
): Promise<Code> {
  const deadline = Date.now() + LIMIT;
  let last: unknown;
  for (const pause of PAUSES) {
    await sleep(pause);
    signal?.throwIfAborted();
    try {
      return await withLimit(Math.max(deadline - Date.now(), 1), what, fetchCode());
    } catch (error) {
      last = error;
      if (deadline - Date.now() < WORTHWHILE) break;
    }
  }
  throw last;
}
