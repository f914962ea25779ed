import type { FailureKind } from '@home-truths/contract';
import { lazyWithRetry } from '@home-truths/platform/ui';
import type { HydrationOptions } from 'react-dom/client';
import { isTranslated } from '../translated.ts';

/** What was thrown in this tab, with the slot or module and the remote it came from where they are known. */
export type Failure = [kind: FailureKind, error: unknown, name?: string, remote?: string];

/** What nobody has reported yet: the reporter empties it and takes its `push`. */
const failures: Failure[] = [];

/** Brings what comes once the page stands, the reporter among it; the first failure does not wait for that. */
export const loadDeferred = lazyWithRetry(() =>
  import('../deferred.ts').then(({ startDeferred }) => startDeferred(failures)),
);

/** Remembers a failure until it is reported. */
export function noteFailure(...failure: Failure) {
  failures.push(failure);
  loadDeferred().catch(() => {});
}

/** Notes what nobody catches. */
export function watchErrors() {
  addEventListener('error', ({ error }) => noteFailure('error', error));
  addEventListener('unhandledrejection', ({ reason }) => noteFailure('error', reason));
}

/** Reports what React gets over by itself, unless it comes of a translator's work: no release is to blame for that. */
export const onRecoverableError: HydrationOptions['onRecoverableError'] = error => {
  if (!isTranslated()) reportError(error);
};

/** Notes what a boundary has caught: that of a slot has its name, that of a late part something else to show. */
export const onCaughtError: HydrationOptions['onCaughtError'] = (error, { errorBoundary }) => {
  console.error(error);
  const { name, fallback } = (errorBoundary?.props ?? {}) as { name?: string; fallback?: unknown };
  if (name) noteFailure('slot', error, name);
  else if (fallback !== undefined) noteFailure('error', error);
};
