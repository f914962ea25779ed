import { signIn } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  buildUser,
  hrefOf,
  on,
  press,
  screen,
  showPage,
  userEvent,
  waitFor,
  watchToasts,
} from '@home-truths/platform/testing';
import routes from '../routes.tsx';

const { jest } = import.meta;
const toastSpy = watchToasts();
const onLogin = jest.fn();
window.addEventListener('user-login', onLogin);

afterEach(() => {
  onLogin.mockClear();
});

const elsewhere = { path: '*', element: <p>Elsewhere</p> };

/** Opens a page of this remote with every other path as one page. */
const open = (path: string, respond: () => Promise<{ user: ReturnType<typeof buildUser> }>) =>
  showPage(ctx => [...routes(ctx), elsewhere], path, { api: [on(signIn, respond)] });

async function fillIn(email = 'matilda@example.com', password = 'korbweide-42') {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await press('Sign in');
}

test('the email that was typed is passed on when the password is forgotten', async () => {
  open('/auth/login', async () => ({ user: buildUser() }));
  await userEvent.type(await screen.findByLabelText('Email'), 'matilda@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('matilda@example.com');
});

test('after signing in a person is welcomed, in the session, and on the home page', async () => {
  const { ctx, router } = open('/auth/login', async () => ({ user: buildUser() }));
  await fillIn();
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  expect(ctx.session.getState().user).toEqual(buildUser());
  expect(onLogin).toHaveBeenCalledTimes(1);
  expect(toastSpy).toHaveBeenCalledWith({
    title: 'Welcome back!',
    description: 'You have been successfully logged in.',
  });
});

test.each([
  ['/profile?tab=settings', '/profile?tab=settings'],
  ['//evil.example', '/'],
])('after signing in with next=%s the person is at %s', async (next, place) => {
  const { router } = open(`/auth/login?${new URLSearchParams({ next })}`, async () => ({
    user: buildUser(),
  }));
  await fillIn();
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(place));
});

test('a person with a generated password is redirected to the form for a new one', async () => {
  const user = buildUser({ isAdmin: true, mustChangePassword: true });
  const { router } = open('/auth/login?next=/admin/leads', async () => ({ user }));
  await fillIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(router.state.location.search).toBe('?tab=settings');
});

test.each([
  [new ApiError(401, 'Invalid email or password'), 'Invalid email or password'],
  [new ApiError(429, 'Please wait a little'), 'Please wait a little'],
  [new TypeError('Failed to fetch'), 'Invalid email or password'],
])('a refusal (%s) is reported, and the form stays', async (error, description) => {
  const { ctx } = open('/auth/login', async () => Promise.reject(error));
  await fillIn();
  await waitFor(() =>
    expect(toastSpy).toHaveBeenCalledWith({ title: 'Login failed', description, kind: 'error' }),
  );
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('matilda@example.com');
  expect(ctx.session.getState().user).toBeNull();
});

test('after a wrong password the focus is on it, selected, so that typing replaces it', async () => {
  open('/auth/login', async () => Promise.reject(new ApiError(401, 'Invalid email or password')));
  await fillIn();
  const password = screen.getByLabelText('Password') as HTMLInputElement;
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'korbweide-42'.length]);
});

test('the owner of a blocked account reads why, and finds the way to us', async () => {
  const message = 'Your account is blocked. Reason: Spam. Contact us through the Contact Us page.';
  open('/auth/login', async () => Promise.reject(new ApiError(403, message)));
  await fillIn();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(message);
  expect(await hrefOf('Contact us')).toBe('/contact');
});

test('errors are shown beside their fields, and nothing is sent', async () => {
  const respond = jest.fn(async () => ({ user: buildUser() }));
  open('/auth/login', respond);
  await fillIn('matilda', 'short');
  expect(await screen.findByText('Invalid email address')).toBeTruthy();
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  expect(respond).not.toHaveBeenCalled();
});

test('the other links pass the redirect on', async () => {
  open('/auth/login?next=/profile', async () => ({ user: buildUser() }));
  const link = await screen.findByRole('link', { name: 'Create an account' });
  expect(link.getAttribute('href')).toBe('/auth/register?next=%2Fprofile');
  const hrefs = ['Forgot your password?', 'Back to home'].map(name =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/auth/forgot-password', '/']);
});

test('a password can be looked at', async () => {
  open('/auth/login', async () => ({ user: buildUser() }));
  const password = (await screen.findByLabelText('Password')) as HTMLInputElement;
  await userEvent.type(password, 'korbweide-42');
  expect(password.type).toBe('password');
  await press('Show password');
  expect([password.type, password.value]).toEqual(['text', 'korbweide-42']);
});

test('a person who is signed in already is redirected', async () => {
  const { router } = showPage(ctx => [...routes(ctx), elsewhere], '/auth/login?next=/search?q=bondi', {
    user: buildUser(),
  });
  await waitFor(() => expect(router.state.location.search).toBe('?q=bondi'));
});
