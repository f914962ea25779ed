import { setUpApp } from '../../testing/authenticator.ts';
import { type Backend, sharedBackend, startBackend } from '../../testing/backend.ts';
import { signIn } from '../../testing/builders.ts';
import { mailTo } from '../../testing/mail.ts';
import { adminWithApp, buildMember } from '../../testing/requests.ts';
import { secondFactorAt } from '../../testing/second-factor.ts';

const WRONG = { status: 400, text: 'That code isn’t right, or it has been used before' };

const REMOVED = 'The authenticator app was removed from your account';
const RECOVERED = 'A recovery code was used on your account';

const backend = await sharedBackend({ ADMIN_SECOND_FACTOR: 'on' });

type Browser = Record<string, string>;

const { post, check, end, stateOf, audit } = secondFactorAt(() => backend);

describe('a code', () => {
  test('works once, also for several requests at the same moment', async () => {
    const { id, browser, app } = await adminWithApp(backend);
    const code = await app.code();
    const browsers = [browser, await signIn(backend, { id }), await signIn(backend, { id })];
    const responses = await Promise.all(browsers.map(each => check(code, each)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const checked = await Promise.all(browsers.map(async each => (await stateOf(each)).isChecked));
    expect(checked).toEqual(responses.map(({ status }) => status === 200));
    expect(await check(code, browser)).toMatchObject(WRONG);
  });

  test('of another account is of no use', async () => {
    const [{ browser }, other] = [await adminWithApp(backend), await adminWithApp(backend)];
    expect(await check(await other.app.code(), browser)).toMatchObject(WRONG);
    expect(await check(other.app.recoveryCodes[0] ?? '', browser)).toMatchObject(WRONG);
  });

  test.each([undefined, '', '12345', '1234567', 'abcdef', 123456, 'x'.repeat(5_000)])(
    '%j is refused as what it is',
    async code => {
      const { browser } = await adminWithApp(backend);
      const message = 'Enter a 6-digit code or a recovery code';
      expect(await post('/check', { code }, browser)).toMatchObject({ status: 400, text: message });
    },
  );
});

test('a recovery code works once, however it is typed, is recorded, and its owner gets a mail', async () => {
  const { id, email, browser, app } = await adminWithApp(backend);
  const [one = '', two = ''] = app.recoveryCodes;
  const other = await signIn(backend, { id });
  const typed = one.replaceAll('-', ' ').toLowerCase();
  const responses = await Promise.all([check(typed, browser), check(one, other)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await stateOf(browser)).toMatchObject({ recoveryCodes: 9 });
  expect(await audit(id)).toEqual([{ by: id, action: 'recover' }]);
  expect((await mailTo(backend, email, RECOVERED)).text).toContain('won’t work again');
  expect((await end(two, browser)).status).toBe(200);
  await mailTo(backend, email, REMOVED);
  expect((await audit(id)).map(({ action }) => action)).toEqual(['recover', 'recover', 'delete']);
});

describe('with limits on', () => {
  let strict: Backend;

  beforeAll(async () => {
    strict = await startBackend({ ADMIN_SECOND_FACTOR: 'on', RATE_LIMITS: 'on' });
  });

  afterAll(() => strict.stop());

  const guess = (code: string, browser: Browser, to = strict) =>
    to.post('/api/auth/second-factor/check', { code }, browser);
  const statuses = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted();

  test('after five wrong codes the account waits, in every session and process; others do not', async () => {
    const user = await buildMember(strict, { isAdmin: true });
    const app = await setUpApp(strict, user.id);
    const browsers = [await signIn(strict, user), await signIn(strict, user)] as const;
    const right = await app.code();
    const wrong = String((Number(right) + 500_000) % 1_000_000).padStart(6, '0');
    const responses = Array.from({ length: 8 }, (_, n) => guess(wrong, browsers[n % 2] as Browser));
    expect(await statuses(responses)).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    const second = await startBackend({ RATE_LIMITS: 'on', DATABASE_URL: strict.database.url });
    const refused = await guess(right, await signIn(second, user), second);
    expect(refused).toMatchObject({
      status: 429,
      text: 'Too many wrong codes. Please wait 15 minutes and try again.',
    });
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    await second.stop();
    const other = await buildMember(strict, { isAdmin: true });
    const { code } = await setUpApp(strict, other.id);
    expect((await guess(await code(), await signIn(strict, other))).status).toBe(200);
    await strict.rows('update rate_limit set expire = expire - 900 * 1000');
    expect((await guess(await app.code(), browsers[0])).status).toBe(200);
  });

  test('right codes, and those that nobody looked at, do not count', async () => {
    const user = await buildMember(strict, { isAdmin: true });
    const browser = await signIn(strict, user);
    for (let n = 0; n < 7; n++) expect((await guess('123456', browser)).status).toBe(409);
    const { recoveryCodes } = await setUpApp(strict, user.id);
    for (const code of recoveryCodes) expect((await guess(code, browser)).status).toBe(200);
  });
});
