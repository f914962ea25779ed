import { markSettled } from '../settled-promise.ts';
import { retryWithTimeout } from './retry-with-timeout.ts';

/** Loads code once for all callers, so that loaded components render synchronously. Failures are not cached. */
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
