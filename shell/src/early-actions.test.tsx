/**
 * @jest-environment ./platform/src/testing/environment.mjs
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */

import { act } from '@home-truths/platform/testing';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepEarlyActions, markDelivered } from './early-actions.ts';

const { jest } = import.meta;

const signal = (name: string) => document.dispatchEvent(new Event(name));

/** A page that says when it is hydrated, as the shell's does. */
function Page({ children }: { children: ReactNode }) {
  useEffect(() => void signal('hydrated'), []);
  return (
    <div onClickCapture={markDelivered} onChangeCapture={markDelivered}>
      {children}
    </div>
  );
}

let done: string[];
const note = (text: string) => () => void done.push(text);

function Toggle() {
  const [isOn, setOn] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => {
        done.push(isOn ? 'off' : 'on');
        setOn(!isOn);
      }}
    >
      Toggle
    </button>
  );
}

const Controls = () => (
  <>
    <a href="#reviews">Reviews</a>
    <Toggle />
    <button type="button" onClick={note('menu')}>
      <span>Menu</span>
    </button>
    <select name="sort" value="new" onChange={({ target }) => done.push(target.value)}>
      <option value="new">Newest</option>
      <option value="high">Highest</option>
      <option value="low">Lowest</option>
    </select>
    <label>
      <input type="checkbox" checked={false} onChange={({ target }) => done.push(`all ${target.checked}`)} />
      All
    </label>
    <input type="radio" name="theme" value="light" checked onChange={note('light')} />
    <input type="radio" name="theme" value="dark" checked={false} onChange={note('dark')} />
    <form
      method="post"
      onSubmit={event => {
        event.preventDefault();
        done.push('sent');
      }}
    >
      <button type="submit">Send</button>
    </form>
    <form action="#more" onSubmit={note('more')}>
      <button type="submit">More</button>
    </form>
  </>
);

function LatePart({ code = null }: { code: Promise<void> | null | undefined }) {
  useEffect(() => void signal('hydrated'), []);
  if (code !== null) use(code);
  return <Toggle />;
}

let root: Root | undefined;

/** Shows what the server sends of a page. @returns hydrates it */
function showPage(content: ReactNode) {
  document.body.innerHTML = `<div id="root">${renderToString(<Page>{content}</Page>)}</div>`;
  const container = document.getElementById('root') as HTMLElement;
  return async (now = content) => {
    await act(async () => {
      root = hydrateRoot(container, <Page>{now}</Page>, { onRecoverableError() {} });
    });
    await pass();
  };
}

const pass = () => act(() => jest.runAllTimersAsync());
const byText = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('button,a,label')].find(
    ({ textContent }) => textContent === text,
  ) as HTMLElement;
const select = () => document.querySelector('select') as HTMLSelectElement;
const radio = (value: string) => document.querySelector(`[value=${value}]`) as HTMLInputElement;
const waiting = () => [...document.querySelectorAll('[aria-busy]')].map(({ textContent }) => textContent);

function choose(value: string) {
  select().value = value;
  select().dispatchEvent(new Event('change', { bubbles: true }));
}

beforeAll(() => {
  keepEarlyActions();
  // a development build of React names attributes that it has not written, here the mark of what waits
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
beforeEach(() => {
  done = [];
  jest.useFakeTimers();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  signal('late');
  jest.useRealTimers();
});

test('the first input is told, and nothing before it', async () => {
  const { firstInput } = window as unknown as { firstInput: Promise<unknown> };
  const isUsed = () => Promise.race([firstInput.then(() => true), Promise.resolve().then(() => false)]);
  document.body.append(document.createElement('p'));
  expect(await isUsed()).toBe(false);
  document.body.dispatchEvent(new Event('scroll'));
  expect(await firstInput).toBeTruthy();
});

test('what was pressed is marked, and done once in its order when the page is hydrated', async () => {
  const hydrate = showPage(<Controls />);
  byText('Toggle').click();
  byText('Menu').querySelector('span')?.click();
  byText('Toggle').click();
  await pass();
  expect(waiting()).toEqual(['Toggle', 'Menu']);
  await hydrate();
  expect(done).toEqual(['on', 'menu', 'off']);
  expect(waiting()).toEqual([]);
  signal('hydrated');
  await pass();
  expect(done).toHaveLength(3);
});

test('what is pressed afterwards is done at once, and only then', async () => {
  await showPage(<Controls />)();
  await act(async () => byText('Toggle').click());
  expect(done).toEqual(['on']);
  signal('hydrated');
  await pass();
  expect([done, waiting()]).toEqual([['on'], []]);
});

test('the choice that was made last is made again, whatever a select shows by then', async () => {
  const hydrate = showPage(<Controls />);
  choose('high');
  choose('low');
  await pass();
  select().value = 'new';
  await hydrate();
  expect(done).toEqual(['low']);
});

test('checkboxes and radio buttons are set once their component hears of it', async () => {
  const hydrate = showPage(<Controls />);
  byText('All').click();
  radio('dark').click();
  await pass();
  await hydrate();
  expect(done).toEqual(['all true', 'dark']);
});

test('a form that needs its script is sent once, later; one that works alone is sent by the browser', async () => {
  const submitted: [string | null, boolean][] = [];
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    submitted.push([form.textContent, event.defaultPrevented]);
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit);
  const hydrate = showPage(<Controls />);
  byText('Send').click();
  byText('More').click();
  byText('Reviews').click();
  await pass();
  expect(submitted).toEqual([
    ['Send', true],
    ['More', false],
  ]);
  expect(waiting()).toEqual(['Send']);
  window.removeEventListener('submit', onSubmit);
  await hydrate();
  expect(done).toEqual(['sent']);
});

test('a part whose code comes later gets what was pressed in it later', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const page = (code?: Promise<void>) => (
    <>
      <button type="button" onClick={note('menu')}>
        Menu
      </button>
      <Suspense>
        <LatePart code={code} />
      </Suspense>
    </>
  );
  const hydrate = showPage(page());
  byText('Toggle').click();
  byText('Menu').click();
  await hydrate(page(promise));
  expect([done, waiting()]).toEqual([['menu'], ['Toggle']]);
  await act(async () => byText('Toggle').click());
  await pass();
  expect(done).toEqual(['menu']);
  await act(async () => resolve());
  await pass();
  expect([done, waiting()]).toEqual([['menu', 'on', 'off'], []]);
});

test('in a page that is drawn anew a control is found by its place', async () => {
  showPage(<Controls />);
  byText('Menu').click();
  await pass();
  const container = document.getElementById('root') as HTMLElement;
  container.textContent = '';
  root = createRoot(container);
  await act(async () =>
    root?.render(
      <Page>
        <Controls />
      </Page>,
    ),
  );
  await pass();
  expect(done).toEqual(['menu']);
});

test('a page with other controls gets nothing', async () => {
  const hydrate = showPage(<Controls />);
  byText('Menu').click();
  await pass();
  await hydrate(<button type="button">Another</button>);
  expect(done).toEqual([]);
});

test('nothing is done on another page, or with a control that is disabled by then', async () => {
  const hydrate = showPage(<Controls />);
  byText('Menu').click();
  byText('Toggle').click();
  await pass();
  (byText('Toggle') as HTMLButtonElement).disabled = true;
  const { pathname } = window.location;
  window.history.replaceState(null, '', '/elsewhere');
  await hydrate();
  window.history.replaceState(null, '', pathname);
  signal('hydrated');
  await pass();
  expect([done, waiting()]).toEqual([[], []]);
});

test('nothing waits any longer once a notice says that buttons do not work', async () => {
  const hydrate = showPage(<Controls />);
  byText('Menu').click();
  await pass();
  document.body.insertAdjacentHTML('beforeend', '<div class="late-notice"></div>');
  signal('late');
  expect(waiting()).toEqual([]);
  byText('Menu').click();
  await pass();
  expect(waiting()).toEqual([]);
  await hydrate();
  expect(done).toEqual([]);
});
