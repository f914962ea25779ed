import { markSettled } from '../ui/lazy-with-retry.ts';
import { withLimit } from '../with-limit.ts';
import type { AnySlotModule, SlotHost, SlotState } from './host.ts';
import { isFor, type SlotName } from './table.ts';

type Warm = (name: SlotName) => AnySlotModule | undefined;
type Report = (name: SlotName, error: unknown) => void;

/**
 * The slots of one server-rendered page. A slot whose module is not warm stays empty, and the browser fills it.
 * @param limit milliseconds a slot's data may take
 */
export function createServerSlots(warm: Warm, report: Report, limit = 1500) {
  const empty = new Set<SlotName>();
  const used = new Set<SlotName>();
  const leaveEmpty = (name: SlotName, error: unknown) => {
    empty.add(name);
    report(name, error);
  };
  const now = (name: SlotName) => {
    const module = warm(name);
    if (!module) return Promise.reject(new Error(`${name} is not here`));
    return markSettled(Promise.resolve(module), module);
  };
  const host: SlotHost = {
    load: now,
    keepTrying: now,
    retry() {},
    onLoaded: () => () => {},
    async prepare(name, ctx, all, search = new URLSearchParams()) {
      if (!isFor(name, ctx.session.getState().user)) return;
      const module = warm(name);
      if (!module) return leaveEmpty(name, new Error(`${name} is not here`));
      const data = Promise.all(all.map(async props => module.load?.(ctx, props, search)));
      await withLimit(limit, name, data).catch(error => leaveEmpty(name, error));
    },
    isFilled: name => !host.isEmpty(name),
    isEmpty: name => empty.has(name) || !warm(name),
    rendered: name => {
      used.add(name);
    },
  };
  const state = (): SlotState => ({
    filled: [...used].filter(host.isFilled),
    empty: [...used].filter(host.isEmpty),
  });
  return { host, state };
}
