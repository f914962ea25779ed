import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme } from '../system.ts';
import { onToast, type ToastMessage } from '../toast.ts';
import { ShareButton } from './share-button.tsx';

const theme = createTheme();
const toasts: ToastMessage[] = [];
onToast(message => toasts.push(message));

const press = (message?: (url: string) => string, about?: string) => {
  render(
    <ChakraProvider value={theme}>
      <ShareButton path="/property/7" title="12 Smith St" message={message} about={about} />
    </ChakraProvider>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Share' }));
};

/** What the browser offers. */
const withShareApi = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

afterEach(() => {
  toasts.length = 0;
  withShareApi(undefined);
});

test('the system’s sheet opens where there is one', async () => {
  const shared: unknown[] = [];
  withShareApi(async (what: unknown) => void shared.push(what));
  await press();
  expect(shared).toEqual([{ title: '12 Smith St', url: 'http://localhost/property/7' }]);
  expect(toasts).toEqual([]);
});

test('a sheet that is closed again is no failure', async () => {
  withShareApi(() => Promise.reject(new DOMException('', 'AbortError')));
  await press();
  expect(toasts).toEqual([]);
});

test('a message is shared with the link in it', async () => {
  const shared: unknown[] = [];
  withShareApi(async (what: unknown) => void shared.push(what));
  await press(url => `See ${url}`);
  expect(shared).toEqual([{ title: '12 Smith St', text: 'See http://localhost/property/7' }]);
});

test('what is known is shared beside the link', async () => {
  const shared: unknown[] = [];
  withShareApi(async (what: unknown) => void shared.push(what));
  await press(undefined, '2.7 from 18 reviews.');
  expect(shared).toEqual([
    { title: '12 Smith St', text: '2.7 from 18 reviews.', url: 'http://localhost/property/7' },
  ]);
});

test.each([
  [undefined, 'Link copied', 'http://localhost/property/7'],
  [(url: string) => `See ${url}`, 'Message copied', 'See http://localhost/property/7'],
])('else it is copied', async (message, title, text) => {
  const copied: string[] = [];
  const clipboard = { writeText: async (written: string) => void copied.push(written) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await press(message);
  await waitFor(() => expect(toasts).toEqual([{ title, kind: 'success' }]));
  expect(copied).toEqual([text]);
});

test('a link that cannot be copied is shown', async () => {
  withShareApi(() => Promise.reject(new Error('not allowed')));
  await press();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ kind: 'error', description: 'http://localhost/property/7' });
});
