import { markSettled } from '../ui/lazily.ts';
import { persist } from '../ui/persist.ts';
import type { AnySlotModule, SlotHost, SlotState } from './host.ts';
import { isFor, type SlotName } from './table.ts';

const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds));

/**
 * The slots of one tab.
 * @param fetchModule loads the code of a slot once
 * @param first what the server filled and left empty on the first page
 * @param refresh what comes before another try of a slot that failed; never rejects
 */
export function createBrowserSlots(
  fetchModule: (name: SlotName) => Promise<AnySlotModule>,
  first: SlotState,
  refresh = () => Promise.resolve(),
) {
  const asked = new Map<SlotName, Promise<AnySlotModule>>();
  const failed = new Set<SlotName>();
  const retried = new Set<SlotName>();
  const patient = new Map<SlotName, Promise<AnySlotModule>>();
  const waiting = new Map<SlotName, Set<() => void>>();
  const filled = new Set(first.filled);
  const empty = new Set(first.empty);

  function load(name: SlotName) {
    const known = asked.get(name);
    if (known) return known;
    const ready = retried.delete(name) ? refresh() : undefined;
    const promise = persist(name, async () => {
      await ready;
      return fetchModule(name);
    });
    asked.set(name, promise);
    promise.then(
      module => {
        markSettled(promise, module);
        for (const then of waiting.get(name) ?? []) then();
      },
      () => failed.add(name),
    );
    return promise;
  }

  function forget(name: SlotName) {
    failed.delete(name);
    asked.delete(name);
  }

  async function neverGiveUp(name: SlotName): Promise<AnySlotModule> {
    for (let pause = 2000; ; pause = Math.min(pause * 2, 30_000)) {
      try {
        return await load(name);
      } catch {
        // what it hydrates was drawn by this very release
        forget(name);
        await sleep(pause);
      }
    }
  }

  const host: SlotHost = {
    load,
    keepTrying(name) {
      const known = patient.get(name);
      if (known) return known;
      const promise = neverGiveUp(name);
      patient.set(name, promise);
      void promise.then(module => markSettled(promise, module));
      return promise;
    },
    retry(name) {
      forget(name);
      retried.add(name);
    },
    onLoaded(name, then) {
      const all = waiting.get(name) ?? new Set();
      waiting.set(name, all.add(then));
      return () => {
        all.delete(then);
      };
    },
    async prepare(name, ctx, all, search = new URLSearchParams()) {
      if (!isFor(name, ctx.session.getState().user)) return;
      if (failed.has(name)) host.retry(name);
      load(name)
        .then(module => Promise.all(all.map(async props => module.load?.(ctx, props, search))))
        // the slot asks for the same code and data, and shows why it has none
        .catch(() => {});
    },
    isFilled: name => filled.has(name),
    isEmpty: name => empty.has(name),
    rendered() {},
  };
  const leftFirstPage = () => {
    filled.clear();
    empty.clear();
  };
  return { host, leftFirstPage };
}
