import { sharedBackend } from '../../testing/backend.ts';
import { signIn } from '../../testing/builders.ts';
import { mailTo, outboxOf, tokenIn } from '../../testing/mail.ts';
import { buildMember, PASSWORD } from '../../testing/requests.ts';
import { cookieOf } from '../../testing/responses.ts';
import { skewClock } from '../../testing/skew-clock.ts';

const { jest } = import.meta;
const SUBJECT = 'Reset your password';
const ENQUIRY = { name: 'Kim', email: 'kim@example.com', message: 'Good day to all of you.' };

const backend = await sharedBackend({ RATE_LIMITS: 'on' });

afterEach(() => void jest.useRealTimers());

/** The cookie of a new visitor. */
const visitor = async () => cookieOf(await backend.post('/api/enquiries', {}), 'visitor');

const verify = async (token: string) =>
  (await backend.get(`/api/auth/verify-reset-token?token=${token}`)).body.valid;

async function requestReset(email: string) {
  const before = (await outboxOf(backend)).filter(({ head }) => head.includes(email)).length;
  await backend.post('/api/auth/forgot-password', { email });
  return tokenIn(await mailTo(backend, email, SUBJECT, before));
}

test.each([25, -25])('a process whose clock is %d hours off decides as any other', async hours => {
  const member = await buildMember(backend);
  const [old, fresh] = [await signIn(backend, member), await signIn(backend, member)];
  const token = await requestReset(member.email);
  const other = await buildMember(backend);
  const expired = await requestReset(other.email);
  await backend.rows(
    `update password_reset_token set expires_at = now() - interval '1 second' where user_id = $1`,
    other.id,
  );
  await backend.rows(
    `update session set last_seen_at = now() - interval '8 days' where token_hash = sha256(convert_to($1, 'utf8'))`,
    old.Cookie.slice('sid='.length),
  );
  skewClock(hours);
  expect((await backend.get('/api/auth/me', fresh)).status).toBe(200);
  expect((await backend.get('/api/auth/me', old)).status).toBe(401);
  expect([await verify(token), await verify(expired)]).toEqual([true, false]);
  const login = await backend.post('/api/auth/login', { email: member.email, password: PASSWORD });
  const { Cookie } = cookieOf(login);
  expect((await backend.get('/api/auth/me', { Cookie })).status).toBe(200);
  const late = await requestReset(other.email);
  jest.useRealTimers();
  expect([await verify(token), await verify(late)]).toEqual([true, true]);
  expect((await backend.get('/api/auth/me', { Cookie })).status).toBe(200);
});

test.each([25, -25])(
  'limits run by the clock of the database, with the process %d hours off',
  async hours => {
    const browser = await visitor();
    const send = () => backend.post('/api/enquiries', ENQUIRY, browser);
    skewClock(hours);
    for (let n = 0; n < 10; n++) expect((await send()).status).toBe(201);
    const refused = [await send()];
    jest.useRealTimers();
    refused.push(await send());
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    for (const { headers } of refused) {
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3_500);
      expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(3_600);
    }
    await backend.rows(`update rate_limit set expire = expire - 3600 * 1000`);
    skewClock(hours);
    expect((await send()).status).toBe(201);
  },
);
