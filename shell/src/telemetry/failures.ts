import { lazyWithRetry } from '@home-truths/platform/ui';
import type { HydrationOptions } from 'react-dom/client';
import { isTranslated } from '../translated.ts';
import type { ClientFailure } from './reporter.ts';

/** The reporter empties the list, once loaded, and replaces its `push`. */
const failures: ClientFailure[] = [];

export const loadDeferred = lazyWithRetry(() =>
  import('../deferred.ts').then(({ startDeferred }) => startDeferred(failures)),
);

export function noteFailure(...failure: ClientFailure) {
  failures.push(failure);
  loadDeferred().catch(() => {});
}

export function watchErrors() {
  addEventListener('error', ({ error }) => noteFailure('error', error));
  addEventListener('unhandledrejection', ({ reason }) => noteFailure('error', reason));
}

/** React’s error "server-rendered HTML didn’t match the client". */
const MISMATCH = 'errors/418';

/** Only logs mismatched HTML, because extensions and translators change pages too. */
export function reportRecoverableError(error: unknown) {
  if (isTranslated()) return;
  if (String(error).includes(MISMATCH)) console.warn(error);
  else reportError(error);
}

/** A slot's boundary has a name, a lazy part's has a fallback; pages report themselves. */
export const onCaughtError: HydrationOptions['onCaughtError'] = (error, { errorBoundary }) => {
  console.error(error);
  const { name, fallback } = (errorBoundary?.props ?? {}) as { name?: string; fallback?: unknown };
  if (name) noteFailure('slot', error, name);
  else if (fallback !== undefined) noteFailure('error', error);
};
