import { type Access, type Route, routes } from '@home-truths/contract';
import { type Backend, startBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';

type Actor = 'visitor' | 'user' | 'other' | 'admin';

let backend: Backend;
let userId: number;
const browsers = {} as Record<Actor, Record<string, string>>;

beforeAll(async () => {
  backend = await startBackend();
  const user = await buildUser(backend);
  userId = user.id;
  browsers.visitor = {};
  browsers.user = await signIn(backend, user);
  browsers.other = await signIn(backend, await buildUser(backend));
  browsers.admin = await signIn(backend, await buildUser(backend, { isAdmin: true }));
});

afterAll(() => backend.stop());

/** Who is let in; the others get 401 without an account and 403 with one. */
const MAY: Record<Access, (actor: Actor, method: string) => boolean> = {
  anyone: () => true,
  member: actor => actor !== 'visitor',
  self: (actor, method) => actor === 'user' || (actor === 'admin' && method === 'GET'),
  owner: actor => actor === 'user',
  admin: actor => actor === 'admin',
};

const cases = Object.values<Route>(routes).flatMap(route =>
  (['visitor', 'user', 'other', 'admin'] as const).map(
    actor => [actor, route.method, route.path, route] as const,
  ),
);

test.each(cases)('%s, %s %s: as declared, whatever is sent', async (actor, method, path, route) => {
  const address = path.replace(':id', String(userId));
  const body = method === 'GET' ? undefined : '{ not even json';
  const { status } = await backend.send(method, address, body, browsers[actor]);
  const isLetIn = status !== 401 && status !== 403;
  expect(isLetIn).toBe(MAY[route.access](actor, method));
  if (!isLetIn) expect(status).toBe(actor === 'visitor' ? 401 : 403);
});

test('who is signed in is told to nobody else, and nothing secret with it', async () => {
  const { body, headers, text } = await backend.get('/api/auth/me', browsers.user);
  expect(Object.keys(body.user).sort()).toEqual([
    'email',
    'firstName',
    'id',
    'isAdmin',
    'lastName',
    'username',
  ]);
  expect(body.user.id).toBe(userId);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(text).not.toMatch(/password/);
  expect(await backend.get('/api/auth/me')).toMatchObject({ status: 401, text: 'Please sign in' });
});

test('an administrator who is no longer one is one no longer at the next call', async () => {
  const admin = await buildUser(backend, { isAdmin: true });
  const browser = await signIn(backend, admin);
  await backend.rows('update app_user set is_admin = false where id = $1', admin.id);
  expect((await backend.get('/api/auth/me', browser)).body.user.isAdmin).toBe(false);
});
