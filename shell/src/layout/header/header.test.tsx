/** @jest-environment ./platform/src/testing/environment.mjs */

import { useLocation } from '@home-truths/platform/router';
import { screen, showPage, waitFor } from '@home-truths/platform/testing';
import { act } from 'react';
import { Header } from './header.tsx';

test('a navigation closes the menu whose code is still loading', async () => {
  const { router } = showPage(() => [{ path: '*', element: <Header /> }], '/');
  const button = screen.getByRole('button', { name: 'Open menu' });
  await act(async () => {
    button.click();
    await router.navigate('/search');
  });
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

const Path = () => <p>{useLocation().pathname}</p>;

test('a menu that is opened as soon as the next page is shown stays open', async () => {
  const element = (
    <>
      <Header />
      <Path />
    </>
  );
  const { router } = showPage(() => [{ path: '*', element }], '/');
  const button = screen.getByRole('button', { name: 'Open menu' });
  const pressed = new Promise<void>(resolve => {
    const observer = new MutationObserver(() => {
      if (!screen.queryByText('/search')) return;
      observer.disconnect();
      button.click();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  // during `waitFor`, since `act` would run the effects of the next page before the press
  queueMicrotask(() => void router.navigate('/search'));
  await waitFor(() => pressed);
  await act(async () => {});
  expect(button.getAttribute('aria-expanded')).toBe('true');
});
