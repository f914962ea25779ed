import { checkResetToken, forgotPassword, resetPassword } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  buildUser,
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

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('a forgotten password', () => {
  const open = (respond: () => Promise<{ message: string }>) =>
    showPage(routes, '/auth/forgot-password', { api: [on(forgotPassword, respond)] });

  async function requestLink() {
    await userEvent.type(await screen.findByLabelText('Email'), 'matilda@example.com');
    await press('Send reset link');
  }

  test('the person is told to check their email, and can try another one', async () => {
    open(async () => ({ message: 'Sent' }));
    await requestLink();
    const title = await heading('Check your email');
    expect(document.activeElement).toBe(title);
    expect(screen.getByText(/spam folder/).textContent).toContain('The link expires in 24 hours.');
    expect(hrefOf('Back to sign in')).toBe('/auth/login');
    await press('Try a different email');
    expect(((await screen.findByLabelText('Email')) as HTMLInputElement).value).toBe('');
  });

  test.each([
    [new ApiError(503, 'Please try again in a moment'), 'Please try again in a moment'],
    [new TypeError('Failed to fetch'), 'Failed to send reset email'],
  ])('a refusal (%s) is reported', async (error, description) => {
    open(async () => Promise.reject(error));
    await requestLink();
    await waitFor(() =>
      expect(toastSpy).toHaveBeenCalledWith({ title: 'Error', description, kind: 'error' }),
    );
  });
});

describe('a reset link', () => {
  interface Backend {
    valid?: (body: unknown) => Promise<boolean>;
    reset?: (body: unknown) => Promise<{ message: string }>;
  }

  const open = (
    path: string,
    { valid = async () => true, reset = async () => ({ message: 'Set' }) }: Backend = {},
  ) =>
    showPage(routes, path, {
      user: buildUser(),
      api: [
        on(checkResetToken, async ({ body }) => ({ valid: await valid(body) })),
        on(resetPassword, ({ body }) => reset(body)),
      ],
    });

  async function fillIn(password = 'korbweide-43', again = password) {
    await userEvent.type(await screen.findByLabelText('New Password'), password);
    await userEvent.type(screen.getByLabelText('Confirm New Password'), again);
    await press('Update password');
  }

  test('without its secret it is invalid, and has links to continue', async () => {
    open('/auth/reset-password');
    await heading('Invalid or Expired Link');
    expect([hrefOf('Request a new link'), hrefOf('Back to sign in')]).toEqual([
      '/auth/forgot-password',
      '/auth/login',
    ]);
  });

  test.each([
    ['says no', async () => false],
    ['fails', async () => Promise.reject(new ApiError(503, 'The database is away'))],
  ])('where the server %s it is invalid', async (_, valid) => {
    open('/auth/reset-password?token=abc', { valid });
    await heading('Invalid or Expired Link');
  });

  test('while it is checked a message says so, and the secret is removed from the URL', async () => {
    const valid = jest.fn((_: unknown) => new Promise<boolean>(() => {}));
    const { router } = open('/auth/reset-password?token=abc', { valid });
    await heading('Verifying reset link...');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(valid.mock.calls).toEqual([[{ token: 'abc' }]]);
    await heading('Verifying reset link...');
  });

  test('a new password is set with the secret of the link, and the session here ends', async () => {
    const reset = jest.fn(async (_: unknown) => ({ message: 'Set' }));
    const { ctx } = open('/auth/reset-password?token=abc', { reset });
    await fillIn();
    const title = await heading('Password Updated');
    expect(document.activeElement).toBe(title);
    expect(reset).toHaveBeenCalledWith({ token: 'abc', password: 'korbweide-43' });
    expect(hrefOf('Sign in with new password')).toBe('/auth/login');
    expect(ctx.session.getState().user).toBeNull();
  });

  test('passwords that differ or are too short are not sent', async () => {
    const reset = jest.fn(async (_: unknown) => ({ message: 'Set' }));
    open('/auth/reset-password?token=abc', { reset });
    await fillIn('short', 'other');
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
    expect(screen.getByText("Passwords don't match")).toBeTruthy();
    expect(reset).not.toHaveBeenCalled();
  });

  test.each([
    [new ApiError(400, 'That password is too easy to guess'), 'That password is too easy to guess'],
    [new TypeError('Failed to fetch'), 'Failed to reset password'],
  ])('a refusal (%s) is reported, and the form stays', async (error, description) => {
    open('/auth/reset-password?token=abc', { reset: async () => Promise.reject(error) });
    await fillIn();
    await waitFor(() =>
      expect(toastSpy).toHaveBeenCalledWith({ title: 'Reset failed', description, kind: 'error' }),
    );
    expect(screen.getByRole('button', { name: 'Update password' })).toBeTruthy();
  });
});
