import { type Route, routes } from '@home-truths/contract';
import { type Backend, startBackend } from '../testing/backend.ts';
import { buildProperty, signIn } from '../testing/builders.ts';
import {
  adminWithApp,
  buildAdmin,
  buildMember,
  PASSWORD,
  routeNames,
  sendRequest,
} from '../testing/requests.ts';
import { secondFactorAt } from '../testing/second-factor.ts';

const CODE_REQUIRED = { status: 403, text: 'Enter your security code first' };

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ ADMIN_SECOND_FACTOR: 'on' });
});

afterAll(() => backend.stop());

type Browser = Record<string, string>;

const { check, stateOf } = secondFactorAt(() => backend);

const forAdmins = routeNames.filter(name => routes[name].access === 'admin');
const needsCode = (name: (typeof routeNames)[number]) => Boolean((routes[name] as Route).secondFactor);

/** Sends the request of every route that needs a code, or of all others for administrators. */
async function responsesTo(browser: Browser, senderId: number, isSecured = true) {
  const owner = await buildMember(backend);
  const responses = [];
  for (const name of forAdmins.filter(each => needsCode(each) === isSecured))
    responses.push(await sendRequest(name, { backend, owner, senderId }, browser));
  return responses;
}
const statusesOf = async (browser: Browser, senderId: number) =>
  (await responsesTo(browser, senderId)).map(({ status }) => status);

const SECURED = forAdmins.filter(needsCode);
const DONE = SECURED.map(name => (routes[name] as Route).status ?? 200);
const REFUSED = SECURED.map(() => 403);

describe('what needs a code', () => {
  test('signing in says nothing of it', async () => {
    const { id, email } = await adminWithApp(backend);
    const { status, body } = await backend.post('/api/auth/login', { email, password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toEqual({ user: expect.objectContaining({ id, email, isAdmin: true }) });
    expect(Object.keys(body.user)).toHaveLength(6);
  });

  test('is refused without one, everything else is done', async () => {
    const { id, browser } = await adminWithApp(backend);
    const responses = await responsesTo(browser, id);
    expect(responses.length).toBeGreaterThanOrEqual(3);
    for (const response of responses) expect(response).toMatchObject(CODE_REQUIRED);
    const without = await buildAdmin(backend);
    for (const { status } of await responsesTo(without.browser, without.id, false))
      expect([200, 201, 204]).toContain(status);
  });

  test('is refused with a code that callers know it by', async () => {
    const { browser } = await adminWithApp(backend);
    const asProblem = { ...browser, Accept: 'application/problem+json' };
    const { body } = await backend.get(`/api/admin/reviews/1/contact`, asProblem);
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

  test('stays closed to members, whatever they send', async () => {
    const { id } = await buildMember(backend);
    const browser = await signIn(backend, { id });
    for (const response of await responsesTo(browser, id))
      expect(response).toMatchObject({ status: 403, text: 'You don’t have permission to do this.' });
    expect(await stateOf(browser)).toBeUndefined();
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
    expect((await statusesOf(browser, id)).includes(403)).toBe(status === 403);
    expect(await stateOf(browser)).toMatchObject({ isChecked: status === 200 });
  });

  test('asks for a code again after a new password', async () => {
    const { id, browser, app } = await adminWithApp(backend);
    await check(await app.code(), browser);
    const change = { currentPassword: PASSWORD, password: 'a brand new word' };
    const { headers } = await backend.send('PUT', `/api/users/${id}/password`, change, browser);
    const Cookie =
      headers
        .getSetCookie()
        .find(line => line.startsWith('sid='))
        ?.split(';')[0] ?? '';
    expect(await stateOf({ Cookie })).toMatchObject({ isChecked: false, since: expect.any(String) });
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
    expect((await open.send('DELETE', `/api/admin/properties/${id}`, undefined, browser)).status).toBe(204);
    const { body } = await open.get('/api/auth/me', browser);
    expect(body.secondFactor).toEqual({ isRequired: false, since: null, isChecked: false, recoveryCodes: 0 });
    await open.stop();
  });
});
