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

const giveCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads this one
  document.cookie = cookie;
};

beforeEach(() => giveCookie('theme=; Max-Age=0'));
afterEach(() => jest.restoreAllMocks());

test('the colours chosen are stored on this device, and the system decides again when System is chosen', async () => {
  showPage(switchPage, '/');
  await userEvent.click(choice('Dark'));
  expect(document.cookie).toBe('theme=dark');
  expect([choice('Dark').checked, isDark()]).toEqual([true, true]);
  await userEvent.click(choice('System'));
  expect(document.cookie).toBe('');
  expect([choice('System').checked, isDark()]).toEqual([true, false]);
});

test('on a device that stores no cookies a choice lives as long as the page', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  showPage(switchPage, '/');
  await userEvent.click(choice('Dark'));
  expect([choice('Dark').checked, isDark()]).toEqual([true, true]);
});

test('the document has a class of what is chosen only, so that its styles follow the system', async () => {
  followTheme();
  expect(document.documentElement.className).toBe('');
  showPage(switchPage, '/');
  await userEvent.click(choice('Light'));
  expect(document.documentElement.className).toBe('light');
});

test('the choice of another tab is applied when this one gets the focus again', () => {
  showPage(switchPage, '/');
  followTheme();
  giveCookie('theme=dark');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect([choice('Dark').checked, isDark()]).toEqual([true, true]);
});
