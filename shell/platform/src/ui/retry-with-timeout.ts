import { sleep, withTimeout } from '../with-timeout.ts';

const RETRY_DELAYS_MS = [0, 100, 400];
/** For all attempts, so that errors appear within five seconds. */
const TOTAL_TIMEOUT_MS = 4500;
/** Less would only delay the next Retry. */
const MIN_ATTEMPT_MS = 1000;

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
