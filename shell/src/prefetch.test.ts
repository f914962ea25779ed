/** @jest-environment ./platform/src/testing/environment.mjs */
import type { RouteObject } from '@home-truths/platform/router';
import { prefetchPages } from './prefetch.ts';

const { jest } = import.meta;

const loaded: [string | undefined, string][] = [];
const preload = jest.fn(async () => {});
const routes: RouteObject[] = [
  {
    path: '/property/:id',
    handle: { head: () => ({ title: 'A home' }), preload },
    loader: ({ params, request }) => {
      loaded.push([params.id, request.url]);
      return null;
    },
  },
];
const loadRoutesOf = jest.fn(async (_path: string) => routes);

const fire = (type: string, selector: string, pointerType = 'touch') =>
  document
    .querySelector(selector)
    ?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));

beforeAll(() => {
  // JSDOM has none
  globalThis.Request ??= class {
    url: string;
    constructor(url: string) {
      this.url = url;
    }
  } as unknown as typeof Request;
  prefetchPages(loadRoutesOf);
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  loaded.length = 0;
  document.body.innerHTML = `
    <a id="home" href="/property/7?sort=helpful"><b>Home</b></a>
    <a id="tab" href="/property/7" target="_blank">New tab</a>
    <a id="site" href="https://example.com/property/7">Elsewhere</a>
    <a id="part" href="#reviews">Reviews</a>`;
});
afterEach(() => {
  jest.useRealTimers();
});

test('what a page needs is fetched when its link is pressed', async () => {
  fire('pointerdown', '#home b');
  await jest.advanceTimersByTimeAsync(0);
  expect(loadRoutesOf.mock.calls).toEqual([['/property/7']]);
  expect(loaded).toEqual([['7', `${location.origin}/property/7?sort=helpful`]]);
  expect(preload).toHaveBeenCalledTimes(1);
});

test('a mouse fetches it where it rests, not where it passes', async () => {
  fire('pointerover', '#home', 'mouse');
  await jest.advanceTimersByTimeAsync(79);
  fire('pointerover', '#tab', 'mouse');
  await jest.advanceTimersByTimeAsync(1000);
  expect(loaded).toEqual([]);
  fire('pointerover', '#home', 'mouse');
  await jest.advanceTimersByTimeAsync(80);
  expect(loaded).toHaveLength(1);
});

test.each(['#tab', '#site', '#part'])('nothing is fetched for %s', async selector => {
  fire('pointerdown', selector);
  await jest.advanceTimersByTimeAsync(0);
  expect(loadRoutesOf).not.toHaveBeenCalled();
});

test('a failure is left to the visit of the page', async () => {
  loadRoutesOf.mockRejectedValueOnce(new Error('lost'));
  fire('pointerdown', '#home');
  await jest.advanceTimersByTimeAsync(0);
  fire('pointerdown', '#home');
  await jest.advanceTimersByTimeAsync(0);
  expect(loaded).toHaveLength(1);
});
