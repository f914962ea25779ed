import { createHash } from 'node:crypto';
import { sharedBackend } from '../../testing/backend.ts';
import { buildUser, signIn } from '../../testing/builders.ts';
import { SessionsService } from './sessions.service.ts';
import { startSession } from './start-session.ts';

const backend = await sharedBackend();

async function aged(isAdmin: boolean, lastSeen: string, created = lastSeen) {
  const browser = await signIn(backend, await buildUser(backend, { isAdmin }));
  const hash = createHash('sha256').update(browser.Cookie.slice('sid='.length)).digest();
  await backend.rows(
    `update session set last_seen_at = now() - $2::interval, created_at = now() - $3::interval where token_hash = $1`,
    hash,
    lastSeen,
    created,
  );
  return browser;
}

test.each([
  ['a member not seen for six days', false, '6 days', '6 days', 200],
  ['a member not seen for eight days', false, '8 days', '8 days', 401],
  ['a member signed in 29 days ago', false, '1 hour', '29 days', 200],
  ['a member signed in 31 days ago', false, '1 minute', '31 days', 401],
  ['an administrator not seen for 29 minutes', true, '29 minutes', '29 minutes', 200],
  ['an administrator not seen for 31 minutes', true, '31 minutes', '31 minutes', 401],
  ['an administrator signed in 7 hours ago', true, '1 minute', '7 hours', 200],
  ['an administrator signed in 9 hours ago', true, '1 minute', '9 hours', 401],
])('%s: the clock of the database decides', async (_, isAdmin, lastSeen, created, status) => {
  const browser = await aged(isAdmin, lastSeen, created);
  expect((await backend.get('/api/auth/me', browser)).status).toBe(status);
});

test('a session that is used stays signed in', async () => {
  const browser = await aged(true, '20 minutes', '1 hour');
  await backend.get('/api/auth/me', browser);
  const hash = createHash('sha256').update(browser.Cookie.slice('sid='.length)).digest();
  const [session] = await backend.rows(
    `select last_seen_at > now() - interval '1 minute' as seen from session where token_hash = $1`,
    hash,
  );
  expect(session).toEqual({ seen: true });
});

test('sessions past all use are swept, others stay', async () => {
  await backend.rows('delete from session');
  await aged(false, '8 days');
  await aged(false, '1 day', '31 days');
  const browser = await aged(false, '6 days');
  await backend.app.get(SessionsService).sweep();
  expect(await backend.rows('select 1 as one from session')).toHaveLength(1);
  expect((await backend.get('/api/auth/me', browser)).status).toBe(200);
});

test('the table holds no token that would open a session', async () => {
  const browser = await signIn(backend, await buildUser(backend));
  const [{ found } = {}] = await backend.rows(
    `select count(*)::int as found from session where encode(token_hash, 'escape') = $1 or session::text like '%' || $1 || '%'`,
    browser.Cookie.slice('sid='.length),
  );
  expect(found).toBe(0);
});

test('a session that was ended, a made-up one and a deleted account open nothing', async () => {
  const user = await buildUser(backend);
  const sessions = backend.app.get(SessionsService);
  const token = await startSession(backend.em(), user.id);
  await sessions.signOut(token);
  const browser = await signIn(backend, user);
  await backend.rows('delete from app_user where id = $1', user.id);
  for (const Cookie of [`sid=${token}`, 'sid=made-up', 'sid=', browser.Cookie])
    expect((await backend.get('/api/auth/me', { Cookie })).status).toBe(401);
});
