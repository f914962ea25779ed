import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { withTheme } from '../testing/counting.tsx';
import { Ad, CHECKLIST } from './ad.tsx';
import { AdsUrlProvider } from './ads-url.tsx';

const show = (ad: ReactNode, adsUrl?: string) =>
  act(async () =>
    render(
      withTheme(
        <MemoryRouter>
          <AdsUrlProvider value={adsUrl}>{ad}</AdsUrlProvider>
        </MemoryRouter>,
      ),
    ),
  );

/** Replaces the browser's observer, which jsdom does not have. */
class Watcher {
  static all: Watcher[] = [];
  constructor(
    private readonly callback: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Watcher.all.push(this);
  }
  observe() {}
  disconnect() {}
  see(isIntersecting: boolean) {
    this.callback([{ isIntersecting }]);
  }
}

beforeEach(() => {
  Watcher.all = [];
  Object.assign(window, { IntersectionObserver: Watcher });
});

test('without a network our own message is shown, labelled as what it is', async () => {
  await show(<Ad placement="review-break" fallbackAd={CHECKLIST} />);
  expect(screen.getByRole('group', { name: 'From Home Truths' })).toBeTruthy();
  expect(screen.getByRole('link', { name: CHECKLIST.link }).getAttribute('href')).toBe(CHECKLIST.to);
  expect(screen.queryByText('Advertisement')).toBeNull();
  expect(Watcher.all).toEqual([]);
});

test('the network is requested only when its place is within 100 px, in a sandboxed frame of another origin', async () => {
  await show(<Ad placement="review-break" fallbackAd={CHECKLIST} />, 'https://ads.example/frame?site=7');
  expect(screen.queryByTitle('Advertisement')).toBeNull();
  expect(Watcher.all[0]?.options).toEqual({ rootMargin: '100px' });
  act(() => Watcher.all[0]?.see(false));
  expect(screen.queryByTitle('Advertisement')).toBeNull();
  act(() => Watcher.all[0]?.see(true));
  expect(screen.getByRole('group', { name: 'Advertisement' })).toBeTruthy();
  const frame = screen.getByTitle('Advertisement');
  expect(frame.getAttribute('src')).toBe('https://ads.example/frame?site=7&slot=review-break');
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin');
  expect(frame.hasAttribute('credentialless')).toBe(true);
  expect(getComputedStyle(frame).visibility).toBe('hidden');
  fireEvent.load(frame);
  expect(getComputedStyle(frame).visibility).toBe('visible');
});

test('a frame that was near stays, however far one scrolls', async () => {
  await show(<Ad placement="sidebar" fallbackAd={CHECKLIST} />, 'https://ads.example');
  act(() => Watcher.all[0]?.see(true));
  expect(screen.getByTitle('Advertisement').getAttribute('src')).toBe('https://ads.example/?slot=sidebar');
  act(() => Watcher.all[0]?.see(false));
  expect(screen.getByTitle('Advertisement')).toBeTruthy();
});
