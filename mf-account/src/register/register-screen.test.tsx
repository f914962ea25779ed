import { type Registration, register } from '@home-truths/platform/contract';
import { ApiError } from '@home-truths/platform/data';
import {
  buildUser,
  on,
  screen,
  showPage,
  userEvent,
  waitFor,
  watchToasts,
} from '@home-truths/platform/testing';
import routes from '../routes.tsx';

const { jest } = import.meta;
const toastSpy = watchToasts();

const FIELDS = {
  'First name': 'Matilda',
  'Last name': 'Nguyen',
  Username: 'matilda',
  Email: 'matilda@example.com',
  Password: 'korbweide-42',
  'Confirm password': 'korbweide-42',
};

type Respond = (body: Registration) => Promise<{ user: ReturnType<typeof buildUser> }>;

const open = (respond: Respond, path = '/auth/register') =>
  showPage(ctx => [...routes(ctx), { path: '*', element: <p>Elsewhere</p> }], path, {
    api: [on(register, ({ body }) => respond(body))],
  });

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

async function fillIn(changes: Partial<typeof FIELDS> = {}) {
  await screen.findByRole('heading', { name: 'Create your account' });
  for (const [label, text] of Object.entries({ ...FIELDS, ...changes })) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await submit();
}

test('a new member is signed in, welcomed and on the home page', async () => {
  const sent = jest.fn<Promise<{ user: ReturnType<typeof buildUser> }>, [Registration]>(async () => ({
    user: buildUser(),
  }));
  const { ctx, router } = open(sent);
  await fillIn();
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  expect(ctx.session.getState().user).toEqual(buildUser());
  expect(sent).toHaveBeenCalledWith({
    firstName: 'Matilda',
    lastName: 'Nguyen',
    username: 'matilda',
    email: 'matilda@example.com',
    password: 'korbweide-42',
    confirmPassword: 'korbweide-42',
  });
  expect(toastSpy).toHaveBeenCalledWith({
    title: 'Account created successfully!',
    description: 'Welcome to Home Truths. You can start exploring now.',
  });
});

test('the username is suggested from the names, until it is changed', async () => {
  open(async () => ({ user: buildUser() }));
  const username = (await screen.findByLabelText('Username')) as HTMLInputElement;
  await userEvent.type(screen.getByLabelText('First name'), 'Zoë');
  expect(username.value).toBe('zoe');
  await userEvent.type(screen.getByLabelText('Last name'), 'O’Hara Le');
  expect(username.value).toBe('zoe-ohara-le');
  await userEvent.clear(username);
  await userEvent.type(username, 'zo');
  await userEvent.type(screen.getByLabelText('Last name'), 'e');
  expect(username.value).toBe('zo');
});

test('an empty form reports what is missing, field by field', async () => {
  open(async () => ({ user: buildUser() }));
  await screen.findByRole('heading', { name: 'Create your account' });
  await submit();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Username must be at least 3 characters',
    'Invalid email address',
    'Password must be at least 6 characters',
  ]) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
});

test('both passwords must match, also while other fields are invalid', async () => {
  open(async () => ({ user: buildUser() }));
  await fillIn({ Email: 'nobody', 'Confirm password': 'something else' });
  expect(await screen.findByText("Passwords don't match")).toBeTruthy();
  expect(screen.getByText('Invalid email address')).toBeTruthy();
});

test.each([
  [
    new ApiError(409, 'There’s already an account with that email. Sign in instead?'),
    'There’s already an account with that email. Sign in instead?',
  ],
  [new TypeError('Failed to fetch'), 'An error occurred during registration'],
])('a refusal (%s) is reported', async (error, description) => {
  open(async () => Promise.reject(error));
  await fillIn();
  await waitFor(() =>
    expect(toastSpy).toHaveBeenCalledWith({ title: 'Registration failed', description, kind: 'error' }),
  );
});

test('the button shows that the form is being sent', async () => {
  open(() => new Promise(() => {}));
  await fillIn();
  const button = await screen.findByRole('button', { name: 'Creating account...' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
});

test('the strength of a password is shown while it is typed', async () => {
  open(async () => ({ user: buildUser() }));
  await screen.findByRole('heading', { name: 'Create your account' });
  await userEvent.type(screen.getByLabelText('Password'), 'password');
  expect(await screen.findByText('Password strength: Weak')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Password'), ' of the korbweide!');
  expect(await screen.findByText('Password strength: Strong')).toBeTruthy();
});

test('there are links to the terms, the privacy policy and sign-in', async () => {
  open(async () => ({ user: buildUser() }), '/auth/register?next=/profile');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('heading', { name: 'Create your account' });
  expect(['Terms', 'Privacy Policy', 'Sign in'].map(hrefOf)).toEqual([
    '/terms',
    '/privacy',
    '/auth/login?next=%2Fprofile',
  ]);
});

test('the benefits of an account are beside the form, the legal text below it', async () => {
  open(async () => ({ user: buildUser() }));
  const benefits = await screen.findByRole('list', { name: 'With an account you can' });
  expect(benefits.children).toHaveLength(3);
  const legalText = screen.getByText(/^By creating an account/);
  expect(legalText.textContent).toBe(
    'By creating an account you agree to our Terms and acknowledge our Privacy Policy.',
  );
});
