import { routes } from '@home-truths/contract';
import { sharedBackend, startBackend } from '../../testing/backend.ts';
import { buildProperty, signIn } from '../../testing/builders.ts';
import {
  adminWithApp,
  buildAdmin,
  buildMember,
  GATEWAY_TOKEN,
  PASSWORD,
  routeNames,
  sendRequest,
} from '../../testing/requests.ts';
import { cookieOf } from '../../testing/responses.ts';
import { secondFactorAt } from '../../testing/second-factor.ts';

const CODE_REQUIRED = { status: 403, text: 'Enter your security code first' };

const backend = await sharedBackend({ ADMIN_SECOND_FACTOR: 'on', GATEWAY_TOKEN });

type Browser = Record<string, string>;

const { check, stateOf } = secondFactorAt(() => backend);

/** Routes that administrators may call before they have entered a code. */
const BEFORE_THE_CODE = [
  'POST /api/auth/second-factor',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/second-factor/check',
  'POST /api/auth/second-factor/end',
  'GET /api/admin/attention',
];
const pathOf = (name: (typeof routeNames)[number]) => `${routes[name].method} ${routes[name].path}`;
const FOR_ADMINS = routeNames.filter(name => routes[name].access === 'admin');
const SECURED = FOR_ADMINS.filter(name => !BEFORE_THE_CODE.includes(pathOf(name)));
/** Some of them, where all would prove no more: a list, an export, a change. */
const SAMPLES = ['listPeople', 'exportReviews', 'addAdminProperty'] as const;
const DONE = [200, 200, 201];

/** Sends the request of each route. */
async function responsesTo(
  browser: Browser,
  senderId: number,
  names: readonly (typeof routeNames)[number][] = SAMPLES,
) {
  const owner = await buildMember(backend);
  const responses = [];
  for (const name of names) responses.push(await sendRequest(name, { backend, owner, senderId }, browser));
  return responses;
}
const statusesOf = async (browser: Browser, senderId: number) =>
  (await responsesTo(browser, senderId)).map(({ status }) => status);

const REFUSED = [403, 403, 403];

describe('what needs a code', () => {
  test('signing in says nothing of it', async () => {
    const { id, email } = await adminWithApp(backend);
    const { status, body } = await backend.post('/api/auth/login', { email, password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toEqual({ user: expect.objectContaining({ id, email, isAdmin: true }) });
    expect(Object.keys(body.user)).toHaveLength(6);
  });

  test('is every route for administrators but the five that come before the code', async () => {
    const { id, browser } = await adminWithApp(backend);
    const refused = new Map<string, object>();
    for (const name of FOR_ADMINS) {
      const [{ status, text } = {}] = await responsesTo(browser, id, [name]);
      if (status === 403) refused.set(pathOf(name), { status, text });
    }
    expect(refused.size).toBeGreaterThan(60);
    expect([...refused.keys()]).toEqual(SECURED.map(pathOf));
    for (const response of refused.values()) expect(response).toEqual(CODE_REQUIRED);
  });

  test('is done once a code was entered, and what comes before it without one', async () => {
    const { id, browser, app } = await adminWithApp(backend);
    await check(await app.code(), browser);
    for (const { status } of await responsesTo(browser, id, SECURED))
      expect([200, 201, 204]).toContain(status);
    const without = await buildAdmin(backend);
    const names = FOR_ADMINS.filter(name => !SECURED.includes(name));
    for (const { status } of await responsesTo(without.browser, without.id, names)) expect(status).toBe(200);
  });

  test('is what belongs to another member, not what is one’s own', async () => {
    const { id, browser, app } = await adminWithApp(backend);
    const owner = await buildMember(backend);
    const read = async (of: number, list: string) =>
      (await backend.get(`/api/users/${of}/${list}`, browser)).status;
    for (const list of ['reviews', 'bookmarks', 'bookmarks/properties']) {
      expect(await backend.get(`/api/users/${owner.id}/${list}`, browser)).toMatchObject(CODE_REQUIRED);
      expect(await read(id, list)).toBe(200);
    }
    for (const path of ['/api/auth/me', `/api/users/${id}/sessions`])
      expect((await backend.get(path, browser)).status).toBe(200);
    await check(await app.code(), browser);
    expect(await read(owner.id, 'reviews')).toBe(200);
  });

  test('is refused with a code that callers know it by', async () => {
    const { browser } = await adminWithApp(backend);
    const asProblem = { ...browser, Accept: 'application/problem+json' };
    const { body } = await backend.get('/api/admin/exports/leads', asProblem);
    expect(body).toMatchObject({ status: 403, detail: CODE_REQUIRED.text, code: 'security_code_required' });
  });

  test('is refused where no app is set up, in the same words', async () => {
    const { id, browser } = await buildAdmin(backend);
    for (const response of await responsesTo(browser, id)) expect(response).toMatchObject(CODE_REQUIRED);
  });

  test('is done in the session that entered a code, and in no other', async () => {
    const { id, browser, app } = await adminWithApp(backend);
    const other = await signIn(backend, { id });
    expect((await check(await app.code(), browser)).status).toBe(200);
    expect(await statusesOf(browser, id)).toEqual(DONE);
    expect(await statusesOf(other, id)).toEqual(REFUSED);
    await backend.post('/api/auth/logout', undefined, browser);
    expect(await statusesOf(await signIn(backend, { id }), id)).toEqual(REFUSED);
  });

  test.each([
    ['7 hours 59 minutes', 200],
    ['8 hours 1 minute', 403],
  ])('%s after the code: %d, by the clock of the database', async (age, status) => {
    const { id, browser, app } = await adminWithApp(backend);
    await check(await app.code(), browser);
    await backend.rows(
      `update session set second_factor_at = now() - $2::interval where user_id = $1`,
      id,
      age,
    );
    expect(await statusesOf(browser, id)).toEqual(status === 200 ? DONE : REFUSED);
    expect(await stateOf(browser)).toMatchObject({ isChecked: status === 200 });
  });

  test('asks for a code again after a new password', async () => {
    const { id, browser, app } = await adminWithApp(backend);
    await check(await app.code(), browser);
    const change = { currentPassword: PASSWORD, password: 'a brand new word' };
    const changed = await backend.put(`/api/users/${id}/password`, change, browser);
    expect(await stateOf(cookieOf(changed))).toMatchObject({ isChecked: false, since: expect.any(String) });
  });

  test('needs none where the site asks for none', async () => {
    const open = await startBackend({
      ADMIN_SECOND_FACTOR: 'off',
      PUBLIC_URL: 'https://home-truths.example',
    });
    const user = await buildMember(open, { isAdmin: true });
    const { Cookie } = await signIn(open, user);
    const browser = { Cookie: `__Host-${Cookie}` };
    const { id } = await buildProperty(open);
    expect((await open.delete(`/api/admin/properties/${id}`, browser)).status).toBe(204);
    const { body } = await open.get('/api/auth/me', browser);
    expect(body.secondFactor).toEqual({ isRequired: false, since: null, isChecked: false, recoveryCodes: 0 });
    await open.stop();
  });
});
