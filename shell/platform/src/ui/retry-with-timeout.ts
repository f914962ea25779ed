import { sleep, withTimeout } from '../with-timeout.ts';

/** Silent attempts before an error is shown, and the pause before each (milliseconds). */
const RETRY_DELAYS_MS = [0, 100, 400];
/** Milliseconds all attempts may take together, so that an error message is shown within five seconds. */
const TOTAL_TIMEOUT_MS = 4500;
/** The least time for an attempt (milliseconds): a shorter one would only delay the next Retry. */
const MIN_ATTEMPT_MS = 1000;

/**
 * Fetches code: three silent attempts within 4.5 s.
 * @param label describes the code in a timeout error
 * @throws the last attempt's error
 */
export async function retryWithTimeout<Code>(
  label: string,
  fetchCode: () => Promise<Code>,
  signal?: AbortSignal,
): Promise<Code> {
  const deadline = Date.now() + TOTAL_TIMEOUT_MS;
  let lastError: unknown;
  for (const delay of RETRY_DELAYS_MS) {
    await sleep(delay);
    signal?.throwIfAborted();
    try {
      return await withTimeout(Math.max(deadline - Date.now(), 1), label, fetchCode());
    } catch (error) {
      lastError = error;
      if (deadline - Date.now() < MIN_ATTEMPT_MS) break;
    }
  }
  throw lastError;
}
