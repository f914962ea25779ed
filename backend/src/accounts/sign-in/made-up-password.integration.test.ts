import { type Route, routes } from '@home-truths/contract';
import { PLACEHOLDER_EMAIL } from '../../platform/mail/placeholder-email.ts';
import { sharedBackend } from '../../testing/backend.ts';
import { mailTo, tokenIn } from '../../testing/mail.ts';
import { buildMember, PASSWORD, routeNames, sendRequest } from '../../testing/requests.ts';
import { cookieOf } from '../../testing/responses.ts';
import { createFirstAdmin, type FirstAdmin } from '../first-admin.ts';

const REFUSED = { status: 403, text: 'Please choose your own password first' };
const OWN = 'a galah on the fence';

const backend = await sharedBackend();

beforeEach(() => backend.rows('delete from app_user'));

/** Makes the first administrator and returns what the person at the terminal is shown. */
async function firstAdmin(given = {}): Promise<FirstAdmin | undefined> {
  const shown: FirstAdmin[] = [];
  await createFirstAdmin(backend.em(), given, admin => shown.push(admin));
  expect(shown.length).toBeLessThan(2);
  return shown[0];
}

const login = (email: string, password: string) => backend.post('/api/auth/login', { email, password });

async function signedIn(email: string, password: string) {
  const response = await login(email, password);
  expect(response.status).toBe(200);
  return { user: response.body.user, browser: cookieOf(response) };
}

test('without ADMIN_PASSWORD one administrator is made, shown once, and asked for a password of their own', async () => {
  const { email, password } = (await firstAdmin()) as FirstAdmin;
  expect(Buffer.from(password, 'base64url')).toHaveLength(16);
  const { user, browser } = await signedIn(email, password);
  expect(user).toMatchObject({ isAdmin: true, mustChangePassword: true });
  expect((await backend.get('/api/auth/me', browser)).body.user).toEqual(user);
  expect(await firstAdmin({ ADMIN_EMAIL: 'two@example.com' })).toBeUndefined();
});

test('a given password is neither shown nor to be changed', async () => {
  const email = 'owner@example.com';
  expect(await firstAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: PASSWORD })).toBeUndefined();
  const { user, browser } = await signedIn(email, PASSWORD);
  expect(user).not.toHaveProperty('mustChangePassword');
  expect((await backend.get('/api/inspector-leads', browser)).status).toBe(200);
});

test.each(['password', 'Password123', 'owner@example.com', 'hometruths1'])(
  'a given password that is guessed first, %s, makes no administrator',
  async ADMIN_PASSWORD => {
    const given = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD };
    await expect(firstAdmin(given)).rejects.toThrow('ADMIN_PASSWORD is too easy to guess. Choose another');
    expect(await backend.rows('select id from app_user')).toEqual([]);
    await buildMember(backend, { isAdmin: true });
    expect(await firstAdmin(given)).toBeUndefined();
  },
);

test('nobody knows the names of the first administrator beforehand', async () => {
  await buildMember(backend, { username: 'admin', email: PLACEHOLDER_EMAIL });
  const { email } = (await firstAdmin()) as FirstAdmin;
  const [{ username } = {}] = await backend.rows('select username from app_user where email = $1', email);
  expect(email).toBe(`${username}@home-truths.example`);
  expect(username).toMatch(/^admin-[0-9a-f]{8}$/);
});

test('where nobody could see it no password is made up', async () => {
  await expect(createFirstAdmin(backend.em(), {})).rejects.toThrow('ADMIN_PASSWORD');
  expect(await backend.rows('select id from app_user')).toEqual([]);
});

test('until then no call for administrators is answered, and everything a member may do is', async () => {
  const { email, password } = (await firstAdmin()) as FirstAdmin;
  const { user, browser } = await signedIn(email, password);
  const owner = await buildMember(backend);
  const send = (name: (typeof routeNames)[number], whose = owner) =>
    sendRequest(name, { backend, owner: whose, senderId: user.id }, browser);
  const isFor = (access: Route['access']) => routeNames.filter(name => routes[name].access === access);
  for (const name of isFor('admin')) expect([name, await send(name)]).toMatchObject([name, REFUSED]);
  for (const name of ['reviewsOfUser', 'bookmarksOfUser'] as const) {
    expect([name, await send(name)]).toMatchObject([name, REFUSED]);
    expect([name, await send(name, user)]).toMatchObject([name, { status: 200 }]);
  }
  expect((await backend.get('/api/properties/search', browser)).status).toBe(200);
  const edited = await send('editProfile', user);
  expect(edited.body.user).toMatchObject({ id: user.id, mustChangePassword: true });
  expect((await backend.post('/api/auth/logout', undefined, browser)).status).toBe(204);
});

test('an own password opens the rest; the one that was made up does not count', async () => {
  const { email, password } = (await firstAdmin()) as FirstAdmin;
  const { user, browser } = await signedIn(email, password);
  const change = (next: string) =>
    backend.put(`/api/users/${user.id}/password`, { currentPassword: password, password: next }, browser);
  expect(await change(password)).toMatchObject({ status: 400, text: 'Choose a different password' });
  expect((await change(OWN)).status).toBe(200);
  const again = await signedIn(email, OWN);
  expect(again.user).not.toHaveProperty('mustChangePassword');
  expect((await backend.get('/api/inspector-leads', again.browser)).status).toBe(200);
});

test('a reset link does, too', async () => {
  const { email } = (await firstAdmin()) as FirstAdmin;
  await backend.post('/api/auth/forgot-password', { email });
  const token = tokenIn(await mailTo(backend, email, 'Reset your password'));
  expect((await backend.post('/api/auth/reset-password', { token, password: OWN })).status).toBe(200);
  expect((await signedIn(email, OWN)).user).not.toHaveProperty('mustChangePassword');
});
