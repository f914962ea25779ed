import { signOut } from '@home-truths/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Api, ApiError } from '../data/index.ts';
import { createTestApi, on } from '../testing/api.ts';
import { showPart } from '../testing/show.tsx';
import { watchToasts } from '../testing/watch-toasts.ts';
import { useLogout } from './logout.ts';

const { jest } = import.meta;
const toasts = watchToasts();

function LogOut() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      Log out
    </button>
  );
}

beforeEach(() => {
  localStorage.setItem('review-draft-7', 'A draft');
  sessionStorage.setItem('scroll', '120');
  // jsdom reports that it does not navigate
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

async function logOut(api: Api) {
  showPart(LogOut, {}, { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
}

test('logging out removes what this browser stores, and the next page confirms it', async () => {
  await logOut(createTestApi(on(signOut, () => {})));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.cookie).toContain('flash=signed-out');
  expect(toasts).not.toHaveBeenCalled();
});

test('who cannot be signed out stays signed in, with everything stored, and reads so', async () => {
  await logOut(async () => Promise.reject(new ApiError(503, 'Unavailable')));
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
  const description = 'We couldn’t sign you out. Please try again.';
  expect(toasts.mock.calls).toEqual([[{ title: 'Error', description, kind: 'error' }]]);
});
