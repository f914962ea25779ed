import { sharedBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';
import { mailTo, tokenIn } from '../testing/mail.ts';
import { buildMember, PASSWORD } from '../testing/requests.ts';
import { cookieOf, inTurn, statusesOf } from '../testing/responses.ts';

const backend = await sharedBackend({ RATE_LIMITS: 'on', BEHIND_GATEWAY: '1' });

beforeEach(async () => {
  await backend.rows('delete from rate_limit');
  await backend.rows('delete from job.job');
});

const from = (ipAddress: string) => ({ 'X-Forwarded-For': ipAddress });
const login = (email: string, password: string, ipAddress = '203.0.113.1') =>
  backend.post('/api/auth/login', { email, password }, from(ipAddress));
const times = (n: number, of: number) => Array<number>(n).fill(of);

/** Tries one after the other: what is refused for lack of budget costs no hash, a response of 401 costs one. */
const tries = (count: number, email: string, ipAddress?: string) =>
  inTurn(count, n => login(email, `wrong word ${n}`, ipAddress));

test('of 200 guesses at an account five are looked at; its owner gets in from elsewhere', async () => {
  const { email } = await buildMember(backend);
  const responses = await tries(200, email);
  expect(statusesOf(responses).filter(status => status === 401)).toHaveLength(5);
  expect(statusesOf(responses).filter(status => status === 429)).toHaveLength(195);
  const last = responses.at(-1);
  expect(last?.text).toMatch(/^You’ve done that too many times\. Please wait 15 minutes and try again\.$/);
  expect(Number(last?.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60);
  expect((await login(email, PASSWORD)).status).toBe(429);
  expect((await login(email, PASSWORD, '203.0.113.2')).status).toBe(200);
});

test('two hundred at once are no more than five, either', async () => {
  const { email } = await buildMember(backend);
  const responses = await Promise.all(Array.from({ length: 200 }, (_, n) => login(email, `wrong word ${n}`)));
  expect(statusesOf(responses).filter(status => status === 401).length).toBeLessThanOrEqual(5);
  expect(new Set(statusesOf(responses))).toEqual(new Set([401, 429]));
});

test('an account that is not there is counted alike, whatever its case', async () => {
  const known = await buildMember(backend);
  const guesses = ['nobody@example.com', 'NOBODY@example.com', 'Nobody@Example.com'];
  const unknown = [];
  for (let n = 0; n < 7; n++) unknown.push(await login(guesses[n % 3] ?? '', 'wrong word'));
  expect(statusesOf(unknown)).toEqual(statusesOf(await tries(7, known.email)));
  expect(statusesOf(unknown)).toEqual([...times(5, 401), ...times(2, 429)]);
});

test('fifty failures an hour from one IP address, over any number of accounts', async () => {
  const responses = await inTurn(60, n => login(`nobody${n}@example.com`, 'wrong word'));
  expect(statusesOf(responses)).toEqual([...times(50, 401), ...times(10, 429)]);
});

test('an office of sixty that signs in from one IP address is let in', async () => {
  const responses = await inTurn(60, async () => login((await buildMember(backend)).email, PASSWORD));
  expect(statusesOf(responses)).toEqual(times(60, 200));
});

test('wrong guesses are refunded once the password was right', async () => {
  const { email } = await buildMember(backend);
  for (let round = 0; round < 3; round++) {
    expect(statusesOf(await tries(1, email))).toEqual([401]);
    expect((await login(email, PASSWORD)).status).toBe(200);
  }
});

test('a stolen session does not help to guess the password', async () => {
  const { id, email } = await buildMember(backend);
  const browser = { ...cookieOf(await login(email, PASSWORD)), ...from('203.0.113.1') };
  const responses = [];
  for (let n = 0; n < 4; n++)
    responses.push(
      await backend.put(
        `/api/users/${id}/password`,
        { currentPassword: `wrong word ${n}`, password: 'a brand new word' },
        browser,
      ),
      await backend.delete(`/api/users/${id}`, browser, { password: `wrong word ${n}` }),
    );
  expect(statusesOf(responses)).toEqual([...times(5, 400), ...times(3, 429)]);
});

test('a mailbox gets five links an hour at most, and the responses do not reveal it', async () => {
  const { email } = await buildUser(backend);
  const ask = (n: number) => backend.post('/api/auth/forgot-password', { email }, from(`203.0.113.${n}`));
  const responses = await inTurn(8, ask);
  expect(statusesOf(responses)).toEqual(times(8, 200));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(await backend.rows('select count(*)::int as n from job.job')).toEqual([{ n: 5 }]);
});

test('what is counted names nobody', async () => {
  await login('canary@example.com', 'wrong word');
  await backend.post('/api/auth/forgot-password', { email: 'canary@example.com' });
  const keys = await backend.rows<{ key: string }>('select key from rate_limit');
  expect(keys.length).toBeGreaterThan(2);
  expect(JSON.stringify(keys)).not.toMatch(/canary/i);
});

/** The cookie of a browser that signed in, by which it is known for the account. */
const knownBrowser = (response: { headers: Headers }) => cookieOf(response, 'browser');

/** Uses up all guesses that strangers have at an account together, each from a new IP address. */
async function guessFromEverywhere(email: string, count: number) {
  const guess = (n: number) => login(email, `wrong word ${n}`, `198.51.${n >> 7}.${n & 127}`);
  return statusesOf(await inTurn(count, guess));
}

/** Counts as many guesses of strangers at an account as they have together. */
async function useUpGuesses(email: string) {
  await login(email, 'wrong word', '198.51.0.1');
  const use = `update rate_limit set points = 100 where key like 'guess-all:%' and points = 1 returning key`;
  expect(await backend.rows(use)).toHaveLength(1);
}

describe('strangers who guess at one account from everywhere', () => {
  test('have a hundred guesses an hour together, whether or not there is such an account', async () => {
    const { email } = await buildMember(backend);
    const known = await guessFromEverywhere(email, 110);
    expect(known).toEqual([...times(100, 401), ...times(10, 429)]);
    expect(await guessFromEverywhere('nobody-here@example.com', 110)).toEqual(known);
  });

  test('do not keep its owner out of a browser that signed in before, nor out by the reset link', async () => {
    const { email } = await buildMember(backend);
    const browser = knownBrowser(await login(email, PASSWORD));
    await useUpGuesses(email);
    expect((await login(email, PASSWORD, '203.0.113.9')).status).toBe(429);
    const signIn = (password: string, headers: { Cookie: string }) =>
      backend.post('/api/auth/login', { email, password }, { ...headers, ...from('203.0.113.9') });
    expect((await signIn(PASSWORD, browser)).status).toBe(200);
    await backend.post('/api/auth/forgot-password', { email });
    const token = tokenIn(await mailTo(backend, email, 'Reset your password'));
    const password = 'a brand new word';
    const reset = await backend.post('/api/auth/reset-password', { token, password });
    expect(reset.status).toBe(200);
    expect((await signIn(password, knownBrowser(reset))).status).toBe(200);
  });

  test('do not keep its owner from anything in a session, in which guesses are limited all the same', async () => {
    const { id, email } = await buildMember(backend);
    const own = { ...(await signIn(backend, { id })), ...from('203.0.113.9') };
    const stolen = { ...(await signIn(backend, { id })), ...from('203.0.113.9') };
    await useUpGuesses(email);
    for (let n = 0; n < 51; n++) await login(`nobody${n}@example.com`, 'wrong word', '203.0.113.9');
    const end = (password: string, browser: typeof own) =>
      backend.delete(`/api/users/${id}/sessions`, browser, { password });
    const guesses = await inTurn(40, n => end(`wrong word ${n}`, stolen));
    expect(statusesOf(guesses)).toEqual([...times(5, 400), ...times(35, 429)]);
    const change = { password: PASSWORD, email: 'owner-elsewhere@example.com' };
    expect((await backend.put('/api/auth/email', change, own)).status).toBe(200);
    expect((await end(PASSWORD, own)).status).toBe(204);
    const body = { currentPassword: PASSWORD, password: 'a brand new word' };
    const changed = await backend.put(`/api/users/${id}/password`, body, own);
    expect(changed.status).toBe(200);
    const browser = { ...cookieOf(changed), ...from('203.0.113.9') };
    const deleted = await backend.delete(`/api/users/${id}`, browser, { password: body.password });
    expect(deleted.status).toBe(204);
  });

  test('its owner hears of it once', async () => {
    const { email } = await buildMember(backend);
    await useUpGuesses(email);
    expect(await guessFromEverywhere(email, 3)).toEqual(times(3, 429));
    const letter = await mailTo(backend, email, 'Someone is trying to sign in');
    expect(letter.text).toMatch(/many wrong passwords/);
    const jobs = `select count(*)::int as n from job.job where data->>'kind' = 'guesses'`;
    expect(await backend.rows(jobs)).toEqual([{ n: 1 }]);
  });
});

test('a known browser has five guesses of its own, and none at another account', async () => {
  const { email } = await buildMember(backend);
  const other = await buildMember(backend);
  const browser = knownBrowser(await login(email, PASSWORD));
  const guess = (to: string) =>
    backend.post(
      '/api/auth/login',
      { email: to, password: 'a wrong word' },
      { ...browser, ...from('203.0.113.5') },
    );
  const own = await inTurn(7, () => guess(email));
  expect(statusesOf(own)).toEqual([...times(5, 401), ...times(2, 429)]);
  await useUpGuesses(other.email);
  expect((await guess(other.email)).status).toBe(429);
  expect((await login(email, PASSWORD, '203.0.113.5')).status).toBe(200);
});

test('fifty failures of neighbours do not keep a known browser of the same IP address out', async () => {
  const { email } = await buildMember(backend);
  const browser = knownBrowser(await login(email, PASSWORD));
  for (let n = 0; n < 51; n++) await login(`nobody${n}@example.com`, 'wrong word');
  expect((await login(email, PASSWORD)).status).toBe(429);
  const response = await backend.post(
    '/api/auth/login',
    { email, password: PASSWORD },
    { ...browser, ...from('203.0.113.1') },
  );
  expect(response.status).toBe(200);
});

test('a mark that we did not sign makes nobody known', async () => {
  const { email } = await buildMember(backend);
  const { Cookie } = knownBrowser(await login(email, PASSWORD));
  await useUpGuesses(email);
  for (const forged of [`${Cookie}x`, Cookie.replace(/\.[^.]+$/, ''), 'browser=..', Cookie.toUpperCase()]) {
    const response = await backend.post(
      '/api/auth/login',
      { email, password: PASSWORD },
      { Cookie: forged, ...from('203.0.113.8') },
    );
    expect(response.status).toBe(429);
  }
});

test('a server with many /64 networks of IPv6 has four times the budget of an IP address, not one for each', async () => {
  const registerFrom = (ipAddress: string) => backend.post('/api/auth/register', {}, from(ipAddress));
  const address = (n: number) => `2001:db8:7:1${n.toString(16).padStart(2, '0')}::1`;
  const responses = await inTurn(81, n => registerFrom(address(n)));
  expect(statusesOf(responses)).toEqual([...times(80, 400), 429]);
  expect((await registerFrom('2001:db8:7:200::1')).status).toBe(400);
  expect((await registerFrom('2001:db8:8:100::1')).status).toBe(400);
});

test('one mailbox is asked to confirm itself five times an hour, by however many accounts', async () => {
  const responses = await inTurn(6, async n => {
    const browser = await signIn(backend, await buildMember(backend));
    const email = n % 2 ? 'victim@example.com' : 'Victim@example.com';
    return backend.put('/api/auth/email', { password: PASSWORD, email }, browser);
  });
  expect(statusesOf(responses)).toEqual([...times(5, 200), 429]);
});
