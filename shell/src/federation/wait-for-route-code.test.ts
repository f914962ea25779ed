/** @jest-environment jsdom */
import { waitForRouteCode } from './wait-for-route-code.ts';

const { jest } = import.meta;
const notices = () => document.querySelectorAll('.late-notice');
const retry = () => document.querySelector<HTMLButtonElement>('.late-notice button');
const failing = () => Promise.reject(new Error('lost'));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('code that is there at once shows no notice', async () => {
  expect(await waitForRouteCode(async () => 'routes')).toBe('routes');
  expect(notices()).toHaveLength(0);
});

test('while the code fails to load the page stays, with a notice below it', async () => {
  document.body.innerHTML = '<h1>12 Smith Street</h1>';
  void waitForRouteCode(failing);
  await jest.advanceTimersByTimeAsync(0);
  expect(document.querySelector('h1')?.textContent).toBe('12 Smith Street');
  expect(notices()[0]?.getAttribute('role')).toBe('status');
  const text = 'This page is still loading. You can read it, but the buttons won’t work yet.';
  expect(notices()[0]?.textContent).toContain(text);
});

test('Retry tries at once, and the notice goes when the code has come', async () => {
  const load = jest.fn<Promise<string>, []>().mockImplementationOnce(failing).mockResolvedValue('routes');
  const loaded = waitForRouteCode(load);
  await jest.advanceTimersByTimeAsync(0);
  retry()?.click();
  await expect(loaded).resolves.toBe('routes');
  expect(notices()).toHaveLength(0);
});

test('it is retried every ten seconds, under one notice', async () => {
  const load = jest.fn(failing);
  void waitForRouteCode(load);
  await jest.advanceTimersByTimeAsync(9999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(notices()).toHaveLength(1);
});

test('a Retry after a pause that has passed counts once', async () => {
  const load = jest.fn(failing);
  void waitForRouteCode(load);
  await jest.advanceTimersByTimeAsync(10_000);
  retry()?.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
  expect(notices()).toHaveLength(1);
});
