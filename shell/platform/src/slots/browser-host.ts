import type { AnySlotModule, SlotHost, SlotState } from '../context.ts';
import { markSettled } from '../settled-promise.ts';
import { loadAfterInput } from '../ui/load-after-input.ts';
import { retryWithTimeout } from '../ui/retry-with-timeout.ts';
import { isForAudience, type SlotName, type TraitsOf } from './table.ts';

/**
 * Creates the slots of a tab, at first with what the server rendered.
 * @param refresh runs before the retry of a failed slot; never rejects
 * @param isAtTop true if the page is not scrolled down
 */
export function createBrowserSlots(
  fetchModule: (name: SlotName) => Promise<AnySlotModule>,
  traitsOf: TraitsOf,
  initialState: SlotState,
  refresh = () => Promise.resolve(),
  isAtTop = () => false,
) {
  const requested = new Map<SlotName, Promise<AnySlotModule>>();
  const failed = new Set<SlotName>();
  const retried = new Set<SlotName>();
  const requestedWithRetries = new Map<SlotName, Promise<AnySlotModule>>();
  const listeners = new Map<SlotName, Set<() => void>>();
  const filled = new Set(initialState.filled);
  const empty = new Set(initialState.empty);

  function load(name: SlotName) {
    const pending = requested.get(name);
    if (pending) return pending;
    const ready = retried.delete(name) ? refresh() : undefined;
    const promise = retryWithTimeout(name, async () => {
      await ready;
      return fetchModule(name);
    });
    requested.set(name, promise);
    promise.then(
      module => {
        markSettled(promise, module);
        for (const then of listeners.get(name) ?? []) then();
      },
      () => failed.add(name),
    );
    return promise;
  }

  function discard(name: SlotName) {
    failed.delete(name);
    requested.delete(name);
  }

  const loadUntilItSucceeds = (name: SlotName) =>
    loadAfterInput(() => {
      // without a registry refresh, because the same release rendered the HTML
      if (failed.has(name)) discard(name);
      return load(name);
    });

  const host: SlotHost = {
    traitsOf,
    load,
    retryUntilLoaded(name) {
      const known = requestedWithRetries.get(name);
      if (known) return known;
      const promise = loadUntilItSucceeds(name);
      requestedWithRetries.set(name, promise);
      void promise.then(module => markSettled(promise, module));
      return promise;
    },
    retry(name) {
      discard(name);
      retried.add(name);
    },
    onLoaded(name, then) {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(then));
      return () => {
        all.delete(then);
      };
    },
    async prepare(name, ctx, all, search = new URLSearchParams()) {
      if (!isForAudience(traitsOf(name), ctx.session.getState().user)) return;
      if (failed.has(name)) host.retry(name);
      load(name)
        .then(module => Promise.all(all.map(async props => module.load?.(ctx, props, search))))
        // the slot requests the same and shows its own error
        .catch(() => {});
    },
    isFilled: name => filled.has(name),
    isEmpty: name => empty.has(name),
    isDeferred: name => traitsOf(name).failure === 'section' && !filled.has(name) && isAtTop(),
    markRendered() {},
  };
  const clearInitialState = () => {
    filled.clear();
    empty.clear();
  };
  return { host, clearInitialState };
}
