/** @jest-environment ./platform/src/testing/environment.mjs */
import type { RemoteRoutes } from '@home-truths/platform/router';
import { screen, showPage, userEvent } from '@home-truths/platform/testing';
import { act } from 'react';
import { followTheme } from './follow-theme.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const { jest } = import.meta;

const switchPage: RemoteRoutes = () => [{ path: '/', element: <ThemeSwitch /> }];
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const isDark = () => document.documentElement.classList.contains('dark');

/** A system that likes it dark or light. */
function prefer(dark: boolean) {
  const mediaQuery = Object.assign(new EventTarget(), { matches: dark });
  window.matchMedia = jest.fn(() => mediaQuery as unknown as MediaQueryList);
  return mediaQuery;
}

const giveCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads this one
  document.cookie = cookie;
};

beforeEach(() => giveCookie('theme=; Max-Age=0'));
afterEach(() => jest.restoreAllMocks());

test('the colours chosen are stored on this device, and the system decides again when System is chosen', async () => {
  prefer(false);
  showPage(switchPage, '/');
  await userEvent.click(choice('Dark'));
  expect(document.cookie).toBe('theme=dark');
  expect([choice('Dark').checked, isDark()]).toEqual([true, true]);
  await userEvent.click(choice('System'));
  expect(document.cookie).toBe('');
  expect([choice('System').checked, isDark()]).toEqual([true, false]);
});

test('on a device that stores no cookies a choice lives as long as the page', async () => {
  prefer(false);
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  showPage(switchPage, '/');
  await userEvent.click(choice('Dark'));
  expect([choice('Dark').checked, isDark()]).toEqual([true, true]);
});

test('the page follows the system while nothing is chosen, and no longer after', async () => {
  const system = prefer(true);
  followTheme();
  expect(isDark()).toBe(true);
  system.matches = false;
  system.dispatchEvent(new Event('change'));
  expect(isDark()).toBe(false);
  showPage(switchPage, '/');
  await userEvent.click(choice('Light'));
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  expect(isDark()).toBe(false);
});

test('the choice of another tab is applied when this one gets the focus again', () => {
  prefer(false);
  showPage(switchPage, '/');
  followTheme();
  giveCookie('theme=dark');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect([choice('Dark').checked, isDark()]).toEqual([true, true]);
});
