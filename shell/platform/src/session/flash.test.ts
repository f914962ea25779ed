import { onToast, type ToastMessage } from '../ui/toast.ts';
import { flashCookie, showPendingFlash } from './flash.ts';

const { jest } = import.meta;
const said = jest.fn<void, [ToastMessage]>();
onToast(said);

afterEach(() => said.mockClear());

const leave = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a server's header would
  document.cookie = cookie;
};

test('a message left for the next page is said there once', () => {
  leave('other=1; Path=/');
  leave(flashCookie('access-denied', 'http:'));
  showPendingFlash();
  showPendingFlash();
  expect(said.mock.calls).toEqual([
    [
      {
        title: 'Access Denied',
        description: 'You need admin privileges to access this page.',
        kind: 'error',
      },
    ],
  ]);
});

test.each(['made-up', 'constructor', ''])('an unknown message, %j, is not shown', name => {
  leave(`flash=${name}; Path=/`);
  showPendingFlash();
  expect(said).not.toHaveBeenCalled();
});

test('by https a message is bound to the host', () => {
  expect(flashCookie('signed-out', 'https:')).toBe(
    '__Host-flash=signed-out; Path=/; Max-Age=60; SameSite=Lax; Secure',
  );
});
