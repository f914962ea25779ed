import { watchToasts } from '../testing/watch-toasts.ts';
import { flashCookie, showPendingFlash } from './flash.ts';

const toasts = watchToasts();

const leave = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a server's header would
  document.cookie = cookie;
};

test('a message left for the next page is said there once', () => {
  leave('other=1; Path=/');
  leave(flashCookie('access-denied', 'http:'));
  showPendingFlash();
  showPendingFlash();
  const description = 'You need admin privileges to access this page.';
  expect(toasts.mock.calls).toEqual([[{ title: 'Access Denied', description, kind: 'error' }]]);
});

test.each(['made-up', 'constructor', ''])('an unknown message, %j, is not shown', name => {
  leave(`flash=${name}; Path=/`);
  showPendingFlash();
  expect(toasts).not.toHaveBeenCalled();
});

test('by https a message is bound to the host', () => {
  const cookie = '__Host-flash=signed-out; Path=/; Max-Age=60; SameSite=Lax; Secure';
  expect(flashCookie('signed-out', 'https:')).toBe(cookie);
});
