/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { act, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { markSettled } from '../settled-promise.ts';
import { LAYOUT, releasePart } from './hydrated-signal.ts';
import { LazyPart } from './lazy-part.tsx';

const { jest } = import.meta;
type Content = ComponentType<object>;

const Form = () => (
  <form>
    <input name="email" />
    <button type="submit" aria-disabled suppressHydrationWarning>
      Send
    </button>
  </form>
);

const part = (load: () => Promise<Content>, deferred = () => true) => (
  <LazyPart
    load={load}
    props={{}}
    errorFallback={<p>Failed</p>}
    fallback={<p>Waiting</p>}
    deferred={deferred}
  />
);

/** What the server sends, where nothing is deferred. */
const html = () => {
  const code = markSettled(Promise.resolve<Content>(Form), Form);
  return renderToString(<LazyPart load={() => code} props={{}} errorFallback={null} />);
};

/** Longer than a frame of fake timers. */
const FRAME_MS = 50;

const container = document.body.appendChild(document.createElement('div'));
const field = () => container.querySelector('input') as HTMLInputElement;
let use = () => {};
let unmount = () => {};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.assign(window, { firstInput: new Promise<void>(done => (use = done)) });
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await act(async () => unmount());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Hydrates the page that the server has sent. */
async function hydrate(load: () => Promise<Content>, deferred?: () => boolean) {
  container.innerHTML = html();
  const early = field();
  const root = await act(async () => hydrateRoot(container, part(load, deferred)));
  unmount = () => root.unmount();
  return early;
}

test('what the server has drawn stays, and is hydrated at the first input, with what was typed', async () => {
  const load = jest.fn(async (): Promise<Content> => Form);
  const early = await hydrate(load);
  early.value = 'typed early';
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(load).not.toHaveBeenCalled();
  expect(container.querySelector('button')?.hasAttribute('aria-disabled')).toBe(false);
  await act(async () => use());
  // the input itself is painted first
  expect(load).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(FRAME_MS));
  expect(load).toHaveBeenCalledTimes(1);
  expect(field()).toBe(early);
  expect(early.value).toBe('typed early');
  expect(Object.keys(early).some(key => key.startsWith('__reactFiber'))).toBe(true);
});

test('it stays, too, where the code cannot be loaded', async () => {
  const load = jest.fn(async (): Promise<Content> => {
    if (load.mock.calls.length < 3) throw new Error('lost');
    return Form;
  });
  const early = await hydrate(load);
  await act(async () => use());
  await act(() => jest.advanceTimersByTimeAsync(FRAME_MS + 2000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(field()).toBe(early);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(Object.keys(early).some(key => key.startsWith('__reactFiber'))).toBe(true);
});

test('what this device has stored does not wait', async () => {
  const load = jest.fn(async (): Promise<Content> => Form);
  await hydrate(load, () => false);
  expect(load).toHaveBeenCalledTimes(1);
});

test('without HTML from the server there is nothing to wait with', async () => {
  const load = jest.fn(async (): Promise<Content> => Form);
  container.innerHTML = '';
  const root = createRoot(container);
  unmount = () => root.unmount();
  await act(async () => root.render(part(load)));
  expect(load).toHaveBeenCalledTimes(1);
  expect(field().name).toBe('email');
});

test('the page is hydrated without it', async () => {
  await hydrate(() => new Promise(() => {}));
  releasePart(LAYOUT);
  expect(document.documentElement.dataset.hydrated).toBe('');
});
