import type { SessionUser } from '@home-truths/contract';
import type { AnySlotModule, SlotState } from '../context.ts';
import type { Ctx } from '../router/index.ts';
import { createSession } from '../session/index.tsx';
import { testTraits } from '../testing/traits.ts';
import { withTimeout } from '../with-timeout.ts';
import { createBrowserSlots } from './browser-host.ts';
import { createServerSlots } from './server-host.ts';
import type { SlotName } from './table.ts';

const { jest } = import.meta;
const REVIEWS = 'property.reviews/v1';
const BOOKMARK = 'account.bookmark/v1';
const CARD = 'search.property-card/v1';
const ctx = { session: createSession(null) } as Ctx;
const NOTHING = { filled: [], empty: [] };
const never = () => new Promise<never>(() => {});

const Nothing = () => null;
const buildModule = (load?: AnySlotModule['load']): AnySlotModule => ({ Component: Nothing, load });

/** Fetches a module once the network is here. */
const fetchFrom = (network: { isHere: boolean }, module: AnySlotModule) =>
  jest.fn(async () => {
    if (!network.isHere) throw new Error('lost');
    return module;
  });

/** The state of a promise, without waiting for it. */
async function stateOf(promise: Promise<unknown>) {
  const pending = Symbol();
  return Promise.race([promise, pending]).then(
    value => (value === pending ? 'pending' : 'fulfilled'),
    () => 'rejected',
  );
}

/** What the server says of its slots when these modules are warm. */
function serverWith(warm: Partial<Record<SlotName, AnySlotModule>>, limit?: number) {
  const reports: [SlotName, string][] = [];
  const slots = createServerSlots(
    name => warm[name],
    testTraits,
    (name, error) => reports.push([name, (error as Error).message]),
    limit,
  );
  return { ...slots, reports };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('on the server a warm module is there at once, in the form that never suspends', () => {
  const module = buildModule();
  const { host } = serverWith({ [REVIEWS]: module });
  expect(host.load(REVIEWS)).toMatchObject({ status: 'fulfilled', value: module });
  expect(host.retryUntilLoaded(REVIEWS)).toMatchObject({ status: 'fulfilled', value: module });
});

test('a slot for members is not prepared while nobody is signed in', async () => {
  const load = jest.fn(async () => null);
  const { host, reports } = serverWith({ [BOOKMARK]: buildModule(load) });
  await host.prepare(BOOKMARK, ctx, [{ propertyId: 7 }]);
  const fetchModule = jest.fn(async () => buildModule(load));
  const { host: browser } = createBrowserSlots(fetchModule, testTraits, NOTHING);
  await browser.prepare(BOOKMARK, ctx, [{ propertyId: 7 }]);
  expect([load.mock.calls, fetchModule.mock.calls, reports]).toEqual([[], [], []]);
  const member = { session: createSession({ id: 1 } as SessionUser) } as Ctx;
  await host.prepare(BOOKMARK, member, [{ propertyId: 7 }]);
  await browser.prepare(BOOKMARK, member, [{ propertyId: 7 }]);
  await jest.advanceTimersByTimeAsync(1);
  expect([load.mock.calls.length, fetchModule.mock.calls.length]).toEqual([2, 1]);
});

test('on the server a slot without a module is refused, left empty and reported', async () => {
  const { host, state, reports } = serverWith({});
  await expect(host.load(REVIEWS)).rejects.toThrow('property.reviews/v1 is not here');
  await host.prepare(REVIEWS, ctx, [{ propertyId: 7 }]);
  host.markRendered(REVIEWS);
  expect(state()).toEqual({ filled: [], empty: [REVIEWS] });
  expect(reports).toEqual([[REVIEWS, 'property.reviews/v1 is not here']]);
});

test('the server waits for the data of every slot of a name, and passes the query of the URL on', async () => {
  const received: unknown[] = [];
  const { host, state, reports } = serverWith({
    [REVIEWS]: buildModule(async (_, props, search) => received.push(props, String(search))),
  });
  host.markRendered(REVIEWS);
  const all = [{ propertyId: 7 }, { propertyId: 8 }];
  await host.prepare(REVIEWS, ctx, all, new URLSearchParams('sort=helpful'));
  expect(received).toEqual([{ propertyId: 7 }, 'sort=helpful', { propertyId: 8 }, 'sort=helpful']);
  expect(state()).toEqual({ filled: [REVIEWS], empty: [] });
  expect(reports).toEqual([]);
});

test('a slot whose data comes late is left empty, and the page does not wait', async () => {
  const { host, state, reports } = serverWith({ [REVIEWS]: buildModule(never) });
  host.markRendered(REVIEWS);
  const prepared = host.prepare(REVIEWS, ctx, [{ propertyId: 7 }]);
  await jest.advanceTimersByTimeAsync(1499);
  expect(await stateOf(prepared)).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  await prepared;
  expect(state()).toEqual({ filled: [], empty: [REVIEWS] });
  expect(reports).toEqual([[REVIEWS, 'property.reviews/v1 took longer than 1500 ms']]);
});

const failAtOnce = () => {
  throw new Error('503: away');
};
test.each([
  ['refused', () => Promise.reject(new Error('503: away'))],
  ['thrown at once', failAtOnce],
])('a slot whose data is %s is left empty, and the page goes on', async (_, load) => {
  const { host, state, reports } = serverWith({ [REVIEWS]: buildModule(load), [CARD]: buildModule() });
  host.markRendered(REVIEWS);
  host.markRendered(CARD);
  await host.prepare(REVIEWS, ctx, [{ propertyId: 7 }]);
  expect(state()).toEqual({ filled: [CARD], empty: [REVIEWS] });
  expect(reports).toEqual([[REVIEWS, '503: away']]);
});

test('the server lists only the slots that stand on the page', () => {
  const { host, state } = serverWith({ [REVIEWS]: buildModule(), [CARD]: buildModule() });
  host.markRendered(CARD);
  expect(host.isFilled(REVIEWS)).toBe(true);
  expect(state()).toEqual({ filled: [CARD], empty: [] });
});

test('a time limit says what took too long and lets what is in time through', async () => {
  const late = withTimeout(100, 'The reviews', never());
  const caught = expect(late).rejects.toThrow('The reviews took longer than 100 ms');
  await jest.advanceTimersByTimeAsync(100);
  await caught;
  await expect(withTimeout(100, 'The reviews', Promise.resolve(7))).resolves.toBe(7);
  expect(jest.getTimerCount()).toBe(0);
});

test('in the browser code that comes at the third attempt is code that came', async () => {
  const module = buildModule();
  const fetchModule = jest.fn<Promise<AnySlotModule>, [SlotName]>();
  fetchModule.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'));
  fetchModule.mockResolvedValue(module);
  const { host } = createBrowserSlots(fetchModule, testTraits, NOTHING);
  const loaded = host.load(REVIEWS);
  await jest.advanceTimersByTimeAsync(0);
  expect(fetchModule).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(fetchModule).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(399);
  expect(fetchModule).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe(module);
  expect(loaded).toMatchObject({ status: 'fulfilled', value: module });
});

test('after three failed attempts every caller gets the last error', async () => {
  const fetchModule = jest.fn(async () => {
    throw new Error(`lost ${fetchModule.mock.calls.length}`);
  });
  const { host } = createBrowserSlots(fetchModule, testTraits, NOTHING);
  const loaded = host.load(REVIEWS);
  const caught = expect(loaded).rejects.toThrow('lost 3');
  await jest.advanceTimersByTimeAsync(500);
  await caught;
  expect(host.load(REVIEWS)).toBe(loaded);
  expect(fetchModule).toHaveBeenCalledTimes(3);
});

test('code that never comes is given up within five seconds', async () => {
  const { host } = createBrowserSlots(never, testTraits, NOTHING);
  const loaded = host.load(REVIEWS);
  loaded.catch(() => {});
  await jest.advanceTimersByTimeAsync(4499);
  expect(await stateOf(loaded)).toBe('pending');
  await jest.advanceTimersByTimeAsync(500);
  await expect(loaded).rejects.toThrow('property.reviews/v1 took longer than');
});

test('Retry fetches again, and subscribers that failed before are notified', async () => {
  const module = buildModule();
  const network = { isHere: false };
  const { host } = createBrowserSlots(fetchFrom(network, module), testTraits, NOTHING);
  const heard = jest.fn();
  const gone = jest.fn();
  host.onLoaded(REVIEWS, heard);
  host.onLoaded(REVIEWS, gone)();
  host.load(REVIEWS).catch(() => {});
  await jest.advanceTimersByTimeAsync(500);
  expect(heard).not.toHaveBeenCalled();
  network.isHere = true;
  host.retry(REVIEWS);
  const second = host.load(REVIEWS);
  await jest.advanceTimersByTimeAsync(0);
  await expect(second).resolves.toBe(module);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});

test('for slots the server has rendered the browser retries until it succeeds, with growing pauses', async () => {
  const module = buildModule();
  const network = { isHere: false };
  const fetchModule = fetchFrom(network, module);
  const { host } = createBrowserSlots(fetchModule, testTraits, NOTHING);
  const patient = host.retryUntilLoaded(REVIEWS);
  expect(host.retryUntilLoaded(REVIEWS)).toBe(patient);
  await jest.advanceTimersByTimeAsync(2600);
  expect(fetchModule).toHaveBeenCalledTimes(4);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(fetchModule.mock.calls.length).toBeLessThan(80);
  expect(await stateOf(patient)).toBe('pending');
  network.isHere = true;
  await jest.advanceTimersByTimeAsync(31_000);
  await expect(patient).resolves.toBe(module);
  expect(patient).toMatchObject({ status: 'fulfilled', value: module });
});

test('a loader in the browser starts the data of a slot and goes on at once', async () => {
  const received: unknown[] = [];
  const module = buildModule(async (_, props, search) => received.push(props, String(search)));
  const { host } = createBrowserSlots(async () => module, testTraits, NOTHING);
  await host.prepare(REVIEWS, ctx, [{ propertyId: 7 }], new URLSearchParams('sort=helpful'));
  expect(received).toEqual([]);
  await jest.advanceTimersByTimeAsync(0);
  expect(received).toEqual([{ propertyId: 7 }, 'sort=helpful']);
});

test('data that a loader could not get does not throw the code away', async () => {
  const module = buildModule(() => Promise.reject(new Error('503: away')));
  const fetchModule = jest.fn(async () => module);
  const { host } = createBrowserSlots(fetchModule, testTraits, NOTHING);
  await host.prepare(REVIEWS, ctx, [{ propertyId: 7 }]);
  await jest.advanceTimersByTimeAsync(0);
  expect(host.load(REVIEWS)).toMatchObject({ status: 'fulfilled', value: module });
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

test('a slot whose code a loader could not get fails with it, not five seconds later', async () => {
  const { host } = createBrowserSlots(never, testTraits, NOTHING);
  await host.prepare(REVIEWS, ctx, [{ propertyId: 7 }]);
  host.load(REVIEWS).catch(() => {});
  await jest.advanceTimersByTimeAsync(5000);
  expect(await stateOf(host.load(REVIEWS))).toBe('rejected');
});

test('the next visit to a page retries code that failed to load before', async () => {
  const module = buildModule();
  const network = { isHere: false };
  const { host } = createBrowserSlots(fetchFrom(network, module), testTraits, NOTHING);
  await host.prepare(REVIEWS, ctx, [{ propertyId: 7 }]);
  await jest.advanceTimersByTimeAsync(500);
  network.isHere = true;
  await host.prepare(REVIEWS, ctx, [{ propertyId: 8 }]);
  await jest.advanceTimersByTimeAsync(0);
  expect(host.load(REVIEWS)).toMatchObject({ status: 'fulfilled', value: module });
});

test('what the server filled and left empty holds for the first page only', () => {
  const initial = { filled: [REVIEWS], empty: [BOOKMARK] } satisfies SlotState;
  const { host, clearInitialState } = createBrowserSlots(never, testTraits, initial);
  expect([host.isFilled(REVIEWS), host.isEmpty(BOOKMARK), host.isFilled(CARD)]).toEqual([true, true, false]);
  clearInitialState();
  expect([host.isFilled(REVIEWS), host.isEmpty(BOOKMARK)]).toEqual([false, false]);
});

test('a retry that a person requests refreshes the host first, others do not', async () => {
  const done: string[] = [];
  const fetchModule = async () => {
    done.push('fetch');
    throw new Error('lost');
  };
  const refresh = async () => {
    done.push('refresh');
  };
  const { host } = createBrowserSlots(fetchModule, testTraits, NOTHING, refresh);
  host.load(REVIEWS).catch(() => {});
  await jest.advanceTimersByTimeAsync(500);
  expect(done).toEqual(['fetch', 'fetch', 'fetch']);
  host.retry(REVIEWS);
  host.load(REVIEWS).catch(() => {});
  await jest.advanceTimersByTimeAsync(500);
  expect(done.slice(3)).toEqual(['refresh', 'fetch', 'fetch', 'fetch']);
  void host.retryUntilLoaded(BOOKMARK);
  await jest.advanceTimersByTimeAsync(2600);
  expect(done.filter(each => each === 'refresh')).toHaveLength(1);
});

test('on a page that is shown from its start, what is below is drawn after the rest', () => {
  const hostWith = (isAtTop: boolean, filled: SlotName[] = []) =>
    createBrowserSlots(never, testTraits, { filled, empty: [] }, undefined, () => isAtTop).host;
  expect(hostWith(true).isDeferred?.(REVIEWS)).toBe(true);
  expect(hostWith(true).isDeferred?.(BOOKMARK)).toBe(false);
  expect(hostWith(true, [REVIEWS]).isDeferred?.(REVIEWS)).toBe(false);
  expect(hostWith(false).isDeferred?.(REVIEWS)).toBe(false);
});
