import type { AnySlotModule, SlotHost, SlotState } from '../context.ts';
import { markSettled } from '../settled-promise.ts';
import { withTimeout } from '../with-timeout.ts';
import { isForAudience, type SlotName, type TraitsOf } from './table.ts';

/** Creates the slots of one rendered page. What is not there in time stays empty until the browser fills it. */
export function createServerSlots(
  getLoaded: (name: SlotName) => AnySlotModule | undefined,
  traitsOf: TraitsOf,
  report: (name: SlotName, error: unknown) => void,
  timeoutMs = 1500,
) {
  const empty = new Set<SlotName>();
  const used = new Set<SlotName>();
  const leaveEmpty = (name: SlotName, error: unknown) => {
    empty.add(name);
    report(name, error);
  };
  const getLoadedOrReject = (name: SlotName) => {
    const module = getLoaded(name);
    if (!module) return Promise.reject(new Error(`${name} is not here`));
    return markSettled(Promise.resolve(module), module);
  };
  const host: SlotHost = {
    traitsOf,
    load: getLoadedOrReject,
    retryUntilLoaded: getLoadedOrReject,
    // a page is rendered once
    retry() {},
    onLoaded: () => () => {},
    async prepare(name, ctx, propsOfEach, search = new URLSearchParams()) {
      if (!isForAudience(traitsOf(name), ctx.session.getState().user)) return;
      const module = getLoaded(name);
      if (!module) return leaveEmpty(name, new Error(`${name} is not here`));
      const data = Promise.all(propsOfEach.map(async props => module.load?.(ctx, props, search)));
      await withTimeout(timeoutMs, name, data).catch(error => leaveEmpty(name, error));
    },
    isFilled: name => !host.isEmpty(name),
    isEmpty: name => empty.has(name) || !getLoaded(name),
    markRendered: name => {
      used.add(name);
    },
  };
  const state = (): SlotState => ({
    filled: [...used].filter(host.isFilled),
    empty: [...used].filter(host.isEmpty),
  });
  return { host, state };
}
