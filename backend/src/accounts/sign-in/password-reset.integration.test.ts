import { request } from 'node:http';
import { sharedBackend } from '../../testing/backend.ts';
import { buildUser, signIn } from '../../testing/builders.ts';
import { mailTo, outboxOf, tokenIn, untilIdle } from '../../testing/mail.ts';
import type { SentMail } from '../../testing/mail-server.ts';
import { refusal } from '../../testing/responses.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { verifyPassword } from './passwords.ts';

const SUBJECT = 'Reset your password';
const INVALID = { status: 400, text: 'This reset link has expired or isn’t valid. Request a new one.' };

const backend = await sharedBackend();

const forgot = (email: string) => backend.post('/api/auth/forgot-password', { email });
const verify = async (token: string) =>
  (await backend.get(`/api/auth/verify-reset-token?token=${token}`)).body;
const check = (token: string) => backend.post('/api/auth/verify-reset-token', { token });
const reset = (token: string, password = 'a brand new word') =>
  backend.post('/api/auth/reset-password', { token, password });
const isSignedIn = async (browser: Record<string, string>) =>
  (await backend.get('/api/auth/me', browser)).status === 200;

async function requestReset(email: string): Promise<SentMail> {
  const before = (await outboxOf(backend)).filter(({ head }) => head.includes(`To: ${email}`)).length;
  await forgot(email);
  return mailTo(backend, email, SUBJECT, before);
}

test('a link comes by mail, sets a new password once, and ends every session', async () => {
  const user = await buildUser(backend);
  const browsers = [await signIn(backend, user), await signIn(backend, user)];
  const token = tokenIn(await requestReset(user.email));
  expect(token).toHaveLength(43);
  expect(await verify(token)).toEqual({ valid: true });
  expect(await check(token)).toMatchObject({ status: 200, body: { valid: true } });
  expect(await reset(token)).toMatchObject({ status: 200, body: { message: 'Your password was changed' } });
  for (const browser of browsers) expect(await isSignedIn(browser)).toBe(false);
  const login = (password: string) => backend.post('/api/auth/login', { email: user.email, password });
  expect((await login('a brand new word')).status).toBe(200);
  const notice = await mailTo(backend, user.email, 'Your password was changed');
  expect(notice.text).toContain('/auth/forgot-password');
  expect(await verify(token)).toEqual({ valid: false });
  expect(await check(token)).toMatchObject({ status: 200, body: { valid: false } });
  expect(await reset(token, 'yet another word')).toMatchObject(INVALID);
});

test('the mail reads well as text and as HTML', async () => {
  const user = await buildUser(backend);
  const { head, text, html } = await requestReset(user.email);
  expect(head).toMatch(/From: Home Truths <no-reply@home-truths\.example>/);
  expect(text).toContain('expires in 24 hours');
  expect(html).toMatch(/<a class="button" href="http:\/\/127\.0\.0\.1:\d+\/auth\/reset-password\?token=/);
  expect(html).not.toMatch(/<script|<img|https:\/\//);
});

test('no mail about an account says what somebody typed: nobody has proved that the address is theirs', async () => {
  const canary = 'Winner of 500 dollars call';
  const names = { firstName: canary, lastName: canary, username: 'winner_of_500_dollars' };
  const password = 'wattle and bread';
  const email = 'victim@example.com';
  const account = { ...names, email, password, confirmPassword: password };
  const registered = await backend.post('/api/auth/register', account);
  expect(registered.status).toBe(201);
  const token = tokenIn(await requestReset(email));
  expect((await reset(token)).status).toBe(200);
  const subjects = ['Welcome to Home Truths', SUBJECT, 'Your password was changed'];
  for (const { head, text, html } of await Promise.all(
    subjects.map(subject => mailTo(backend, email, subject)),
  ))
    expect(head + text + html).not.toMatch(/winner|dollars/i);
});

test('known and unknown emails get identical responses, and nobody unknown gets mail', async () => {
  const user = await buildUser(backend);
  const known = await forgot(user.email);
  const unknown = await forgot('nobody-at-all@example.com');
  expect([known.status, known.text]).toEqual([200, unknown.text]);
  expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
  await mailTo(backend, user.email, SUBJECT);
  await untilIdle(backend);
  expect((await outboxOf(backend)).map(({ head }) => head).join()).not.toContain('nobody-at-all');
});

test('the token stands hashed in the database, and nowhere in queue or log', async () => {
  const user = await buildUser(backend);
  const token = tokenIn(await requestReset(user.email));
  const [row] = await backend.rows<{ length: number }>(
    'select length(token) from password_reset_token where user_id = $1',
    user.id,
  );
  expect(row).toEqual({ length: 32 });
  for (const table of ['password_reset_token', 'job.job', 'session'])
    expect(
      await backend.rows(`select 1 from ${table} as t where t::text like '%' || $1 || '%'`, token),
    ).toEqual([]);
  await verify(token);
  const log = backend.log.join('');
  expect(log).not.toContain(token);
  expect(log).not.toContain(user.email);
  expect(log).toContain(`"subject":"${SUBJECT}"`);
});

test('only the newest link works', async () => {
  const user = await buildUser(backend);
  const first = tokenIn(await requestReset(user.email));
  const second = tokenIn(await requestReset(user.email));
  expect([await verify(first), await verify(second)]).toEqual([{ valid: false }, { valid: true }]);
  expect(await reset(first)).toMatchObject(INVALID);
  expect((await reset(second)).status).toBe(200);
});

test('a link lives for 24 hours by the clock of the database', async () => {
  const user = await buildUser(backend);
  const token = tokenIn(await requestReset(user.email));
  const [row] = await backend.rows(
    `select expires_at - created_at = interval '24 hours' as is_a_day from password_reset_token where user_id = $1`,
    user.id,
  );
  expect(row).toEqual({ is_a_day: true });
  const grow = (age: string) =>
    backend.rows(
      "update password_reset_token set expires_at = now() + interval '24 hours' - $2::interval where user_id = $1",
      user.id,
      age,
    );
  await grow('23 hours 59 minutes');
  expect(await verify(token)).toEqual({ valid: true });
  await grow('24 hours');
  expect(await verify(token)).toEqual({ valid: false });
  expect(await reset(token)).toMatchObject(INVALID);
});

test('links that have expired are deleted, the others stay', async () => {
  const [old, fresh] = [await buildUser(backend), await buildUser(backend)];
  for (const { email } of [old, fresh]) await requestReset(email);
  await backend.rows('update password_reset_token set expires_at = now() where user_id = $1', old.id);
  await backend.app.get(PasswordResetService).sweep();
  const left = await backend.rows(
    'select user_id as id from password_reset_token where user_id in ($1, $2)',
    ...[old.id, fresh.id],
  );
  expect(left).toEqual([{ id: fresh.id }]);
});

test.each(['', 'x', '0'.repeat(43), '%00', "' or 1=1 --"])('the made-up token %j is refused', async token => {
  expect(await verify(encodeURIComponent(token))).toEqual({ valid: false });
  expect((await reset(token || ' ')).status).toBe(400);
});

test('a token with one letter changed is no token', async () => {
  const token = tokenIn(await requestReset((await buildUser(backend)).email));
  for (const at of [0, 20, 42]) {
    const other = token[at] === 'A' ? 'B' : 'A';
    const tampered = token.slice(0, at) + other + token.slice(at + 1);
    expect(await verify(tampered)).toEqual({ valid: false });
    expect(await reset(tampered)).toMatchObject(INVALID);
  }
  expect(await verify(token)).toEqual({ valid: true });
});

test('twenty resets at once with one token: one of them counts', async () => {
  const user = await buildUser(backend);
  const token = tokenIn(await requestReset(user.email));
  const passwords = Array.from({ length: 20 }, (_, n) => `new word number ${n}`);
  const statuses = (await Promise.all(passwords.map(password => reset(token, password)))).map(
    ({ status }) => status,
  );
  const winner = passwords[statuses.indexOf(200)] ?? '';
  expect(statuses.filter(status => status === 200)).toHaveLength(1);
  expect(statuses.filter(status => status === 400 || status === 503)).toHaveLength(19);
  const [row] = await backend.rows<{ password: string }>(
    'select password from app_user where id = $1',
    user.id,
  );
  expect(await verifyPassword(row?.password, winner)).toBe(true);
});

test('a password that is guessed first is refused, and the link stays good', async () => {
  const user = await buildUser(backend);
  const token = tokenIn(await requestReset(user.email));
  for (const password of ['password', user.email, user.username.toUpperCase(), 'hometruths', 'ZzZzZzZz'])
    expect(await reset(token, password)).toMatchObject(
      refusal(400, 'Choose a password that’s harder to guess'),
    );
  expect(await reset(token, 'short')).toMatchObject(refusal(400, 'Password must be at least 6 characters'));
  expect((await reset(token)).status).toBe(200);
});

/** `fetch` would set Host itself. */
const forgotAt = (host: string, email: string) =>
  new Promise<number>((resolve, reject) => {
    const forged = { Host: host, 'X-Forwarded-Host': host, Forwarded: `host=${host}` };
    const headers = { ...forged, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
    request(`${backend.url}/api/auth/forgot-password`, { method: 'POST', headers }, response =>
      resolve(response.resume().statusCode ?? 0),
    )
      .on('error', reject)
      .end(JSON.stringify({ email }));
  });

test.each([
  ['evil.example', 'http://localhost:8080'],
  ['localhost.evil.example', 'http://localhost:8080'],
  ['localhost:1@evil.example', 'http://localhost:8080'],
  ['localhost:9090', 'http://localhost:9090'],
])('asked at the host %s, the link leads to %s', async (host, origin) => {
  const { email } = await buildUser(backend);
  expect(await forgotAt(host, email)).toBe(200);
  const { text, html } = await mailTo(backend, email, SUBJECT);
  expect(text).toContain(`${origin}/auth/reset-password?token=`);
  expect(text + html).not.toContain('evil');
});

test('who asked, and whose password it was, is in the log by number alone', async () => {
  const user = await buildUser(backend);
  const before = backend.log.length;
  await reset(tokenIn(await requestReset(user.email)));
  const events = backend.log
    .slice(before)
    .map(line => JSON.parse(line))
    .filter(({ msg }) => msg === 'account')
    .map(({ event, user }) => [event, user]);
  expect(events).toEqual([
    ['reset asked', undefined],
    ['password reset', user.id],
  ]);
});
