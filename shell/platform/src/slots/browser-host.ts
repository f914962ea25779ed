import type { AnySlotModule, SlotHost, SlotState } from '../context.ts';
import { markSettled } from '../settled-promise.ts';
import { loadAfterInput } from '../ui/load-after-input.ts';
import { retryWithTimeout } from '../ui/retry-with-timeout.ts';
import { isForAudience, type SlotName, type TraitsOf } from './table.ts';

/**
 * Creates the slots of a tab, at first with what the server rendered.
 * @param refreshRegistry runs before the retry of a failed slot; never rejects
 */
export function createBrowserSlots(
  fetchModule: (name: SlotName) => Promise<AnySlotModule>,
  traitsOf: TraitsOf,
  initialState: SlotState,
  refreshRegistry = () => Promise.resolve(),
  isAtTop = () => false,
) {
  const requested = new Map<SlotName, Promise<AnySlotModule>>();
  const requestedUntilLoaded = new Map<SlotName, Promise<AnySlotModule>>();
  /** Slots whose request in `requested` was rejected. */
  const failed = new Set<SlotName>();
  /** Slots whose next request follows a refresh of the registry, since somebody pressed Try again. */
  const refreshFirst = new Set<SlotName>();
  const listeners = new Map<SlotName, Set<() => void>>();
  const filledByServer = new Set(initialState.filled);
  const emptyOnServer = new Set(initialState.empty);

  function load(name: SlotName) {
    const pending = requested.get(name);
    if (pending) return pending;
    const refreshed = refreshFirst.delete(name) ? refreshRegistry() : undefined;
    const promise = retryWithTimeout(name, async () => {
      await refreshed;
      return fetchModule(name);
    });
    requested.set(name, promise);
    promise.then(
      module => {
        markSettled(promise, module);
        for (const notify of listeners.get(name) ?? []) notify();
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
      const pending = requestedUntilLoaded.get(name);
      if (pending) return pending;
      const promise = loadUntilItSucceeds(name);
      requestedUntilLoaded.set(name, promise);
      void promise.then(module => markSettled(promise, module));
      return promise;
    },
    retry(name) {
      discard(name);
      refreshFirst.add(name);
    },
    onLoaded(name, notify) {
      const callbacks = listeners.get(name) ?? new Set();
      listeners.set(name, callbacks.add(notify));
      return () => {
        callbacks.delete(notify);
      };
    },
    async prepare(name, ctx, propsOfEach, search = new URLSearchParams()) {
      if (!isForAudience(traitsOf(name), ctx.session.getState().user)) return;
      if (failed.has(name)) host.retry(name);
      load(name)
        .then(module => Promise.all(propsOfEach.map(async props => module.load?.(ctx, props, search))))
        // the slot requests the same and shows its own error
        .catch(() => {});
    },
    isFilled: name => filledByServer.has(name),
    isEmpty: name => emptyOnServer.has(name),
    // a slot that fails silently is a small part of the first view, others are sections below it
    isDeferred: name => traitsOf(name).failure === 'section' && !filledByServer.has(name) && isAtTop(),
    // only the server needs this
    markRendered() {},
  };
  const clearInitialState = () => {
    filledByServer.clear();
    emptyOnServer.clear();
  };
  return { host, clearInitialState };
}
