import { lazyWithRetry } from '@home-truths/platform/ui';
import type { HydrationOptions } from 'react-dom/client';
import { isTranslated } from '../translated.ts';
import type { ClientFailure } from './reporter.ts';

/** Failures that are not reported yet: the reporter empties it and replaces its `push`. */
const failures: ClientFailure[] = [];

/** Loads the deferred code, including the reporter; the first failure does not wait for an idle page. */
export const loadDeferred = lazyWithRetry(() =>
  import('../deferred.ts').then(({ startDeferred }) => startDeferred(failures)),
);

/** Records a failure until it is reported. */
export function noteFailure(...failure: ClientFailure) {
  failures.push(failure);
  loadDeferred().catch(() => {});
}

/** Records uncaught errors. */
export function watchErrors() {
  addEventListener('error', ({ error }) => noteFailure('error', error));
  addEventListener('unhandledrejection', ({ reason }) => noteFailure('error', reason));
}

/** React’s number of "server-rendered HTML didn’t match the client". */
const MISMATCH = 'errors/418';

/**
 * Reports errors that React recovers from. HTML that does not match is only shown in the console, where tests find our
 * own mistakes: extensions, password managers and translators of visitors change pages, too, and no release is to blame.
 */
export function reportRecoverableError(error: unknown) {
  if (isTranslated()) return;
  if (String(error).includes(MISMATCH)) console.warn(error);
  else reportError(error);
}

/** Records what an error boundary has caught: a slot's boundary has a name, a lazy chunk's has a fallback. */
export const onCaughtError: HydrationOptions['onCaughtError'] = (error, { errorBoundary }) => {
  console.error(error);
  const { name, fallback } = (errorBoundary?.props ?? {}) as { name?: string; fallback?: unknown };
  if (name) noteFailure('slot', error, name);
  else if (fallback !== undefined) noteFailure('error', error);
};
