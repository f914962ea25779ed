import { signOut } from '@home-truths/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '../data/index.ts';
import { createTestApi, on } from '../testing/api.ts';
import { showPart } from '../testing/show.tsx';
import { onToast, type ToastMessage } from '../ui/toast.ts';
import { useLogout } from './logout.ts';

const { jest } = import.meta;
const toasts: ToastMessage[] = [];
onToast(message => toasts.push(message));

function LogOut() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      Log out
    </button>
  );
}

beforeEach(() => {
  toasts.length = 0;
  localStorage.setItem('review-draft-7', 'A draft');
  sessionStorage.setItem('scroll', '120');
  // jsdom reports that it does not navigate
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

async function logOut(api = createTestApi()) {
  showPart(LogOut, {}, { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
}

test('logging out removes what this browser stores, and the next page confirms it', async () => {
  await logOut(createTestApi(on(signOut, () => {})));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.cookie).toContain('flash=signed-out');
  expect(toasts).toEqual([]);
});

test('who cannot be signed out stays signed in, with everything stored, and reads so', async () => {
  await logOut(
    createTestApi(
      on(signOut, () => {
        throw new ApiError(503, 'Unavailable');
      }),
    ),
  );
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
  expect(toasts).toEqual([
    { title: 'Error', description: 'We couldn’t sign you out. Please try again.', kind: 'error' },
  ]);
});
