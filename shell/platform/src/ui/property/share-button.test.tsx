import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withTheme } from '../../testing/counting.tsx';
import { onToast, type ToastMessage } from '../toast.ts';
import { ShareButton } from './share-button.tsx';

const toasts: ToastMessage[] = [];
onToast(message => toasts.push(message));

interface Shared {
  message?: (url: string) => string;
  about?: string;
}

const press = (shared: Shared = {}) => {
  render(withTheme(<ShareButton path="/property/7" title="12 Smith St" {...shared} />));
  return userEvent.click(screen.getByRole('button', { name: 'Share' }));
};
const message = (url: string) => `See ${url}`;

/** What the browser offers. */
const withShareApi = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

afterEach(() => {
  toasts.length = 0;
  withShareApi(undefined);
});

const url = 'http://localhost/property/7';
test.each<[string, Shared, object]>([
  ['the link', {}, { url }],
  ['a message with the link in it', { message }, { text: `See ${url}` }],
  ['what is known beside the link', { about: '2.7 from 18 reviews.' }, { text: '2.7 from 18 reviews.', url }],
])('the system’s sheet, where there is one, shares %s', async (_, given, expected) => {
  const shared: unknown[] = [];
  withShareApi(async (what: unknown) => void shared.push(what));
  await press(given);
  expect(shared).toEqual([{ title: '12 Smith St', ...expected }]);
  expect(toasts).toEqual([]);
});

test('a sheet that is closed again is no failure', async () => {
  withShareApi(() => Promise.reject(new DOMException('', 'AbortError')));
  await press();
  expect(toasts).toEqual([]);
});

test.each([
  [undefined, 'Link copied', url],
  [message, 'Message copied', `See ${url}`],
])('else it is copied', async (message, title, text) => {
  const copied: string[] = [];
  const clipboard = { writeText: async (written: string) => void copied.push(written) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await press({ message });
  await waitFor(() => expect(toasts).toEqual([{ title, kind: 'success' }]));
  expect(copied).toEqual([text]);
});

test('a link that cannot be copied is shown', async () => {
  withShareApi(() => Promise.reject(new Error('not allowed')));
  await press();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ kind: 'error', description: url });
});
