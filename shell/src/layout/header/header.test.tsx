/** @jest-environment ./platform/src/testing/environment.mjs */
import { screen, showPage } from '@home-truths/platform/testing';
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
