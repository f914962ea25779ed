/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { AnySlotModule, SlotHost, SlotState } from '../context.ts';
import { createSession, SessionProvider, type SessionStore } from '../session/index.tsx';
import { buildUser } from '../testing/build-user.ts';
import { withTheme } from '../testing/counting.tsx';
import { testTraits } from '../testing/traits.ts';
import { createBrowserSlots } from './browser-host.ts';
import { createServerSlots } from './server-host.ts';
import { Slot, SlotsProvider } from './slot.tsx';
import type { SlotName } from './table.ts';

const { jest } = import.meta;

const withProviders = (host: SlotHost, children: ReactNode, session = createSession(buildUser())) =>
  withTheme(
    <SessionProvider session={session}>
      <SlotsProvider host={host}>{children}</SlotsProvider>
    </SessionProvider>,
  );

const Reviews = ({ propertyId }: { propertyId: number }) => <p>Reviews of home {propertyId}</p>;

/** Fails to render property 7. */
const Fragile = ({ propertyId }: { propertyId: number }) => {
  if (propertyId === 7) throw new Error('cannot draw 7');
  return <p>Reviews of home {propertyId}</p>;
};

const drawn = jest.fn();
const Counted = () => {
  drawn();
  return <p>Reviews</p>;
};

function Alive({ propertyId }: { propertyId: number }) {
  const [helpful, setHelpful] = useState(0);
  return (
    <button type="button" onClick={() => setHelpful(helpful + 1)}>
      Home {propertyId}, helpful {helpful}
    </button>
  );
}

let firstPainted: string | null;
const FirstPaint = () => {
  useLayoutEffect(() => {
    firstPainted = document.body.textContent;
  }, []);
  return null;
};

function PropertySwitcher() {
  const [id, setId] = useState(7);
  return (
    <>
      <button type="button" onClick={() => setId(8)}>
        Next home
      </button>
      <Slot name="property.reviews/v1" propertyId={id} />
    </>
  );
}

function Restless() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Drawn {count} times
      </button>
      <Slot name="property.reviews/v1" propertyId={7} />
    </>
  );
}

const Bookmark = () => <button type="button">Bookmark</button>;
const REVIEWS: AnySlotModule = { Component: Reviews };
const REVIEWS_OF_7 = <Slot name="property.reviews/v1" propertyId={7} />;

/** Slots whose code loads or fails, as the test says. */
function slotsThat(first: SlotState = { filled: [], empty: [] }) {
  const code = new Map<SlotName, AnySlotModule>();
  const fetchModule = jest.fn(async (name: SlotName) => {
    const module = code.get(name);
    if (!module) throw new Error(`${name} is lost`);
    return module;
  });
  const { host } = createBrowserSlots(fetchModule, testTraits, first);
  return { host, code, fetchModule };
}

/** The HTML that the server makes of a page when these modules are warm. */
function serverHtml(warm: Partial<Record<SlotName, AnySlotModule>>, page: ReactNode) {
  const { host, state } = createServerSlots(
    name => warm[name],
    testTraits,
    () => {},
  );
  const html = renderToString(withProviders(host, page));
  return { html, first: state() };
}

async function hydrate(html: string, host: SlotHost, page: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => mismatches.push(error);
  await act(async () => render(withProviders(host, page), { container, hydrate: true, onRecoverableError }));
  return { container, mismatches };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = (button: Element) => act(async () => void fireEvent.click(button));
const show = (host: SlotHost, page: ReactNode, session?: SessionStore) =>
  act(async () => render(withProviders(host, page, session)));
const retry = () => screen.getByRole('button', { name: 'Try again' });
const waiting = (name: SlotName) => document.querySelector(`[data-slot-waiting="${name}"]`);
const failed = (name: SlotName) => document.querySelector(`[data-slot-failed="${name}"]`);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a slot reserves its height while its code is loading, then shows it', async () => {
  const { host, code } = slotsThat();
  code.set('property.reviews/v1', REVIEWS);
  await show(host, REVIEWS_OF_7);
  expect(waiting('property.reviews/v1')).not.toBeNull();
  await pass(1);
  expect(screen.getByText('Reviews of home 7')).toBeTruthy();
  expect(waiting('property.reviews/v1')).toBeNull();
});

test('a section that cannot be shown says so after three attempts, and Retry brings it back', async () => {
  const { host, code, fetchModule } = slotsThat();
  await show(host, REVIEWS_OF_7);
  await pass(600);
  expect(screen.getByRole('status').textContent).toContain('We couldn’t load the reviews');
  expect(fetchModule).toHaveBeenCalledTimes(3);
  expect(screen.queryByText('Reload the page')).toBeNull();
  code.set('property.reviews/v1', REVIEWS);
  await press(retry());
  await pass(1);
  expect(screen.getByText('Reviews of home 7')).toBeTruthy();
  expect(failed('property.reviews/v1')).toBeNull();
});

test('reloading the page is offered once a Retry has failed', async () => {
  const { host, fetchModule } = slotsThat();
  await show(host, REVIEWS_OF_7);
  await pass(600);
  await press(retry());
  await pass(600);
  expect(fetchModule).toHaveBeenCalledTimes(6);
  expect(screen.getByText('Reload the page')).toBeTruthy();
  expect(retry()).toBeTruthy();
});

test('a small slot that cannot be shown leaves only its reserved height', async () => {
  const { host } = slotsThat();
  await show(host, <Slot name="account.bookmark/v1" propertyId={7} />);
  await pass(600);
  expect(failed('account.bookmark/v1')?.textContent).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a slot for members is empty for visitors, requests nothing, and is shown after sign-in', async () => {
  const { host, code, fetchModule } = slotsThat();
  code.set('account.bookmark/v1', { Component: Bookmark });
  const session = createSession(null);
  const { container } = await show(host, <Slot name="account.bookmark/v1" propertyId={7} />, session);
  await pass(600);
  expect(container.innerHTML).toBe('');
  expect(fetchModule).not.toHaveBeenCalled();
  await act(async () => session.getState().signIn(buildUser()));
  await pass(600);
  expect(screen.getByRole('button', { name: 'Bookmark' })).toBeTruthy();
  act(() => session.getState().signOut());
  expect(container.innerHTML).toBe('');
});

test('the failure of one slot does not show in another', async () => {
  const { host, code } = slotsThat();
  code.set('property.reviews/v1', REVIEWS);
  const page = (
    <>
      <Slot name="account.bookmark/v1" propertyId={7} />
      {REVIEWS_OF_7}
    </>
  );
  await show(host, page);
  await pass(600);
  expect(screen.getByText('Reviews of home 7')).toBeTruthy();
  expect(failed('account.bookmark/v1')).not.toBeNull();
});

test('one Retry brings back every slot of the same name', async () => {
  const { host, code } = slotsThat();
  const page = (
    <>
      {REVIEWS_OF_7}
      <Slot name="property.reviews/v1" propertyId={8} />
    </>
  );
  await show(host, page);
  await pass(600);
  code.set('property.reviews/v1', REVIEWS);
  await press(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  await pass(1);
  expect(screen.getByText('Reviews of home 7')).toBeTruthy();
  expect(screen.getByText('Reviews of home 8')).toBeTruthy();
});

test('a slot that throws for one property shows the next one', async () => {
  const { host, code } = slotsThat();
  code.set('property.reviews/v1', { Component: Fragile });
  await show(host, <PropertySwitcher />);
  await pass(1);
  expect(screen.getByText('We couldn’t load the reviews')).toBeTruthy();
  await press(screen.getByText('Next home'));
  await pass(1);
  expect(screen.getByText('Reviews of home 8')).toBeTruthy();
});

test('a page that draws itself again leaves its slots alone', async () => {
  const { host, code } = slotsThat();
  code.set('property.reviews/v1', { Component: Counted });
  await show(host, <Restless />);
  await pass(1);
  const before = drawn.mock.calls.length;
  await press(screen.getByRole('button'));
  expect(screen.getByText('Drawn 1 times')).toBeTruthy();
  expect(drawn.mock.calls.length).toBe(before);
});

test('what the server filled stays readable however late its code is, and comes alive with it', async () => {
  const page = REVIEWS_OF_7;
  const { html, first } = serverHtml({ 'property.reviews/v1': { Component: Alive } }, page);
  expect(first).toEqual({ filled: ['property.reviews/v1'], empty: [] });
  const { host, code } = slotsThat(first);
  const { container, mismatches } = await hydrate(html, host, page);
  const button = container.querySelector('button');
  await pass(60_000);
  expect(container.querySelector('button')).toBe(button);
  expect(button?.textContent).toBe('Home 7, helpful 0');
  expect(failed('property.reviews/v1')).toBeNull();
  code.set('property.reviews/v1', { Component: Alive });
  await pass(60_000);
  await press(screen.getByRole('button'));
  expect(container.querySelector('button')).toBe(button);
  expect(button?.textContent).toBe('Home 7, helpful 1');
  expect(mismatches).toEqual([]);
});

test('what the server left empty is a placeholder at first, and the browser fills it', async () => {
  const page = REVIEWS_OF_7;
  const { html, first } = serverHtml({}, page);
  expect(first).toEqual({ filled: [], empty: ['property.reviews/v1'] });
  expect(html).toContain('data-slot-waiting="property.reviews/v1"');
  const { host, code } = slotsThat(first);
  code.set('property.reviews/v1', REVIEWS);
  const { mismatches } = await hydrate(html, host, page);
  await pass(1);
  expect(screen.getByText('Reviews of home 7')).toBeTruthy();
  expect(mismatches).toEqual([]);
});

test('without a provider a slot throws an error that names it', () => {
  const page = <SessionProvider session={createSession(null)}>{REVIEWS_OF_7}</SessionProvider>;
  expect(() => render(page)).toThrow('SlotsProvider is missing');
});

test('a deferred slot shows its placeholder first', async () => {
  const nothing = { filled: [], empty: [] };
  const { host } = createBrowserSlots(
    async () => REVIEWS,
    testTraits,
    nothing,
    undefined,
    () => true,
  );
  void host.load('property.reviews/v1');
  await pass(1);
  await show(
    host,
    <>
      {REVIEWS_OF_7}
      <FirstPaint />
    </>,
  );
  expect(firstPainted).toBe('');
  await pass(1);
  screen.getByText('Reviews of home 7');
});
