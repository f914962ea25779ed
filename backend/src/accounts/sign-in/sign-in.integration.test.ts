import { sharedBackend } from '../../testing/backend.ts';
import { buildUser, signIn } from '../../testing/builders.ts';
import { useRealHashes } from '../../testing/cheap-hashes.ts';
import { hashPassword } from './passwords.ts';

const PASSWORD = 'wattle and bread';

useRealHashes();
const backend = await sharedBackend();
const hash = await hashPassword(PASSWORD);

const member = (values = {}) => buildUser(backend, { password: hash, ...values });
const login = (body: unknown, headers?: Record<string, string>) =>
  backend.post('/api/auth/login', body, headers);

/** The cookie of a session, as the browser would send it back. */
const cookieOf = ({ headers }: { headers: Headers }) => {
  const cookie = headers.getSetCookie().find(line => /^(__Host-)?sid=/.test(line)) ?? '';
  return { Cookie: cookie.split(';')[0] ?? '', line: cookie };
};
const isSignedIn = async (headers: { Cookie: string }) =>
  (await backend.get('/api/auth/me', { Cookie: headers.Cookie })).status === 200;

test('email and password open a session in a cookie that no script reads', async () => {
  const { id, email, username } = await member();
  const response = await login({ email, password: PASSWORD });
  const user = { id, email, username, firstName: 'Robin', lastName: 'Nguyen', isAdmin: false };
  expect([response.status, response.body]).toEqual([200, { user }]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const cookie = cookieOf(response);
  expect(cookie.line).toMatch(
    /^sid=[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
  expect(await isSignedIn(cookie)).toBe(true);
});

test('an email is the same whatever its case and the spaces around it', async () => {
  const { email } = await member();
  expect((await login({ email: `  ${email.toUpperCase()} `, password: PASSWORD })).status).toBe(200);
});

test('a wrong email, a wrong password and an account without one get identical responses', async () => {
  const { email } = await member();
  const unusable = await member({ password: '!' });
  const responses = [
    await login({ email, password: 'wattle and breads' }),
    await login({ email: 'nobody@example.com', password: PASSWORD }),
    await login({ email: unusable.email, password: '!!!!!!' }),
  ];
  for (const { status, text, headers } of responses) {
    expect([status, text]).toEqual([401, 'Invalid email or password']);
    expect(headers.getSetCookie().join()).not.toMatch(/sid=/);
    expect(new Set(headers.keys())).toEqual(new Set(responses[0]?.headers.keys()));
  }
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

// the second is tried in two ways
test.each(['a wrong word', 'a wrong ①'])(
  'a wrong email takes as long as a wrong password, %s',
  async password => {
    const { email } = await member();
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < 25; n++)
      for (const who of ['known', 'unknown'] as const) {
        const start = performance.now();
        await login({ email: who === 'known' ? email : `nobody${n}@example.com`, password });
        times[who].push(performance.now() - start);
      }
    const ratio = median(times.unknown) / median(times.known);
    // Without a hash for missing accounts it is about a fifth.
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  },
);

test('a hundred who sign in at once are hashed two at a time; those past the queue come back, and reading goes on', async () => {
  const { email } = await member();
  const all = Promise.all(Array.from({ length: 100 }, () => login({ email, password: 'a wrong word' })));
  const reads = await Promise.all(Array.from({ length: 10 }, () => backend.get('/api/properties/search')));
  expect(reads.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const responses = await all;
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 503]));
  for (const { status, headers } of responses)
    if (status === 503) expect(headers.get('Retry-After')).toBe('2');
});

test.each([
  [{ email: 'not one', password: PASSWORD }, 'Invalid email address'],
  [{ password: PASSWORD }, 'Invalid email address'],
  [{ email: 'a@example.com', password: 'short' }, 'Password must be at least 6 characters'],
  [{ email: 'a@example.com', password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
  [{ email: 'a@example.com', password: { $ne: '' } }, 'Password must be at least 6 characters'],
])('%j: %s', async (body, message) => {
  expect(await login(body)).toMatchObject({ status: 400, text: message });
});

test('signing in gives a new id, and the old one is dead', async () => {
  const { email } = await member();
  const first = cookieOf(await login({ email, password: PASSWORD }));
  const second = cookieOf(await login({ email, password: PASSWORD }, { Cookie: first.Cookie }));
  expect(second.Cookie).not.toBe(first.Cookie);
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
});

test('an id that somebody planted before opens nothing', async () => {
  const { email } = await member();
  const planted = { Cookie: 'sid=planted-by-somebody-else' };
  const own = cookieOf(await login({ email, password: PASSWORD }, planted));
  expect(own.Cookie).not.toBe(planted.Cookie);
  expect(await isSignedIn(planted)).toBe(false);
});

test('signing out ends the session on the server and takes the cookie', async () => {
  const browser = await signIn(backend, await member());
  const response = await backend.post('/api/auth/logout', undefined, browser);
  expect([response.status, response.text]).toEqual([204, '']);
  expect(cookieOf(response).line).toMatch(/^sid=; Max-Age=0; .*HttpOnly; SameSite=Lax$/);
  expect(await isSignedIn(browser)).toBe(false);
  expect((await backend.post('/api/auth/logout', undefined)).status).toBe(204);
});

test('signing out of one browser leaves the other signed in', async () => {
  const user = await member();
  const [desktop, phone] = [await signIn(backend, user), await signIn(backend, user)];
  await backend.post('/api/auth/logout', undefined, desktop);
  expect([await isSignedIn(desktop), await isSignedIn(phone)]).toEqual([false, true]);
});

test('a hash made with other costs is made anew at the next sign-in, and only then', async () => {
  const old = '$argon2id$v=19$m=4096,t=3,p=1$4QG6TGpLZEZUvqMLTzF6xQ$';
  const user = await member();
  const stored = async () =>
    (await backend.rows<{ password: string }>('select password from app_user where id = $1', user.id))[0]
      ?.password ?? '';
  await login({ email: user.email, password: PASSWORD });
  expect(await stored()).toBe(hash);
  const { argon2Sync } = await import('node:crypto');
  const cost = { memory: 4_096, passes: 3, parallelism: 1, tagLength: 32 };
  const nonce = Buffer.from('4QG6TGpLZEZUvqMLTzF6xQ', 'base64');
  const tag = argon2Sync('argon2id', { message: PASSWORD, nonce, ...cost });
  const outdated = old + tag.toString('base64').replace(/=+$/, '');
  await backend.rows('update app_user set password = $2 where id = $1', user.id, outdated);
  expect((await login({ email: user.email, password: 'not the right one' })).status).toBe(401);
  expect(await stored()).toBe(outdated);
  expect((await login({ email: user.email, password: PASSWORD })).status).toBe(200);
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=194\d\d,t=2,p=1\$/);
  expect((await login({ email: user.email, password: PASSWORD })).status).toBe(200);
});

test('with all sessions gone everybody is signed out, nothing fails, and signing in works again', async () => {
  const user = await member();
  const browser = await signIn(backend, user);
  await backend.rows('delete from session');
  expect((await backend.get('/api/auth/me', browser)).status).toBe(401);
  expect((await backend.get('/api/properties/search', browser)).status).toBe(200);
  expect((await backend.post('/api/auth/logout', undefined, browser)).status).toBe(204);
  const again = cookieOf(await login({ email: user.email, password: PASSWORD }, browser));
  expect(await isSignedIn(again)).toBe(true);
});

test('the log records who signed in and out and who failed, by number alone', async () => {
  const user = await member({ email: 'canary-mail@example.com' });
  const before = backend.log.length;
  await login({ email: user.email, password: 'canary password' });
  await login({ email: 'canary-nobody@example.com', password: 'canary password' });
  const cookie = cookieOf(await login({ email: user.email, password: PASSWORD }));
  await backend.post('/api/auth/logout', undefined, { Cookie: cookie.Cookie });
  const lines = backend.log.slice(before).map(line => JSON.parse(line));
  const events = lines.filter(({ msg }) => msg === 'account').map(({ event, user }) => [event, user]);
  expect(events).toEqual([
    ['sign-in failed', user.id],
    ['sign-in failed', undefined],
    ['signed in', user.id],
    ['signed out', user.id],
  ]);
  const text = backend.log.join('');
  for (const secret of ['canary', PASSWORD, cookie.Cookie.slice('sid='.length)])
    expect(text).not.toContain(secret);
});
