import { type Access, type Route, routes } from '@home-truths/contract';
import { sharedBackend } from '../../testing/backend.ts';
import { buildUser, signIn } from '../../testing/builders.ts';
import {
  buildMember,
  GATEWAY_TOKEN,
  type RequestSetup,
  routeNames,
  sendRequest,
} from '../../testing/requests.ts';
import { refusal } from '../../testing/responses.ts';
import { schemasOf } from './schemas.ts';

type Actor = 'visitor' | 'user' | 'other' | 'admin';

const backend = await sharedBackend({ GATEWAY_TOKEN });

/** Who is let in; the others get 401 without an account and 403 with one. */
const IS_ALLOWED: Record<Access, (actor: Actor, method: string) => boolean> = {
  anyone: () => true,
  member: actor => actor !== 'visitor',
  self: (actor, method) => actor === 'user' || (actor === 'admin' && method === 'GET'),
  owner: actor => actor === 'user',
  admin: actor => actor === 'admin',
};

/** Members are let in, and then only at what is theirs. */
const OWN_RECORDS: readonly string[] = ['editReview', 'deleteReview'];

/** A fresh person, signed in anew: what an earlier row did to a session must not matter. */
async function setupFor(actor: Actor): Promise<{ cast: RequestSetup; browser: Record<string, string> }> {
  const owner = await buildMember(backend);
  if (actor === 'visitor') return { cast: { backend, owner, senderId: owner.id }, browser: {} };
  const sender = actor === 'user' ? owner : await buildMember(backend, { isAdmin: actor === 'admin' });
  return { cast: { backend, owner, senderId: sender.id }, browser: await signIn(backend, sender) };
}

const actors = ['visitor', 'user', 'other', 'admin'] as const;
const rows = routeNames.flatMap(name => {
  const { method, path }: Route = routes[name];
  return actors.map(actor => [actor, method, path, name] as const);
});

test('the matrix holds every route of the contract for every actor', () => {
  expect(routeNames.toSorted()).toEqual(Object.keys(routes).sort());
  expect(rows).toHaveLength(Object.keys(routes).length * 4);
});

test.each(rows)('%s, %s %s: as declared', async (actor, method, _, name) => {
  const route: Route = routes[name];
  const { cast: requestSetup, browser } = await setupFor(actor);
  const refusal = actor === 'visitor' ? 401 : 403;
  const isAllowed = IS_ALLOWED[route.access](actor, method);
  if (schemasOf(route).body) {
    const { status } = await sendRequest(name, requestSetup, browser, '{ not even json');
    expect(status).toBe(isAllowed ? 400 : refusal);
  }
  const { status } = await sendRequest(name, requestSetup, browser);
  const succeeds = isAllowed && (!OWN_RECORDS.includes(name) || actor === 'user');
  expect(status).toBe(succeeds ? (route.status ?? 200) : refusal);
});

test('who is signed in is shown to nobody else, and nothing secret with it', async () => {
  const user = await buildUser(backend);
  const { body, headers, text } = await backend.get('/api/auth/me', await signIn(backend, user));
  expect(Object.keys(body.user).sort()).toEqual([
    'email',
    'firstName',
    'id',
    'isAdmin',
    'lastName',
    'username',
  ]);
  expect(body.user.id).toBe(user.id);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(text).not.toMatch(/password/);
  expect(await backend.get('/api/auth/me')).toMatchObject(refusal(401, 'Please sign in to do this.'));
});

test('an administrator who is no longer one is one no longer at the next call', async () => {
  const admin = await buildUser(backend, { isAdmin: true });
  const browser = await signIn(backend, admin);
  expect((await backend.get('/api/inspector-leads', browser)).status).toBe(200);
  await backend.rows('update app_user set is_admin = false where id = $1', admin.id);
  expect((await backend.get('/api/auth/me', browser)).body.user.isAdmin).toBe(false);
  expect((await backend.get('/api/inspector-leads', browser)).status).toBe(403);
});
