import { markSettled } from '../settled-promise.ts';
import { retryWithTimeout } from './retry-with-timeout.ts';

/**
 * Loads code once for all callers and marks it, so that a component whose code is loaded renders synchronously. Three
 * silent attempts within 4.5 s; a failure is not cached: the next call tries again.
 */
export function lazyWithRetry<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let cached: Promise<Code> | undefined;
  return () => {
    if (cached) return cached;
    const pending = retryWithTimeout('Code', load);
    cached = pending;
    pending.then(
      code => markSettled(pending, code),
      () => {
        cached = undefined;
      },
    );
    return pending;
  };
}
