import { startApp, stepNow } from '../../testing/authenticator.ts';
import { sharedBackend } from '../../testing/backend.ts';
import { signIn } from '../../testing/builders.ts';
import { codeInApp } from '../../testing/code-in-app.ts';
import { mailTo, outboxOf } from '../../testing/mail.ts';
import { adminWithApp, buildAdmin, buildMember, PASSWORD } from '../../testing/requests.ts';
import { refusal, statusesOf } from '../../testing/responses.ts';
import { secondFactorAt } from '../../testing/second-factor.ts';

const WRONG = { status: 400, text: 'That code isn’t right, or it has been used before' };

const NONE = { isRequired: true, since: null, isChecked: false, recoveryCodes: 0 };
const ADDED = 'An authenticator app was added to your account';
const REMOVED = 'The authenticator app was removed from your account';

const backend = await sharedBackend({ ADMIN_SECOND_FACTOR: 'on' });

type Browser = Record<string, string>;

const { post, check, end, stateOf, audit } = secondFactorAt(() => backend);
const confirm = (code: string | undefined, browser: Browser, password = PASSWORD) =>
  post('/confirm', { password, code }, browser);

describe('a set-up', () => {
  test('gives a secret, recovery codes and a URI; the first code ends it and counts for the session', async () => {
    const { id, email, browser } = await buildAdmin(backend);
    expect(await stateOf(browser)).toEqual(NONE);
    const { status, body, headers } = await post('', undefined, browser);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.uri);
    expect(decodeURIComponent(uri.pathname)).toBe(`/Home Truths:${email}`);
    expect(uri.searchParams.get('secret')).toBe(body.secret);
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await stateOf(browser)).since).toBeNull();
    const code = codeInApp(body.secret, await stepNow(backend));
    expect((await confirm(`${code.slice(0, 3)} ${code.slice(3)}`, browser)).status).toBe(200);
    const since = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await stateOf(browser)).toEqual({ ...NONE, since, isChecked: true, recoveryCodes: 10 });
    expect(await check(code, browser)).toMatchObject(WRONG);
    expect(await audit(id)).toEqual([{ by: id, action: 'add' }]);
    const mail = await mailTo(backend, email, ADDED);
    for (const secret of [body.secret, code, ...body.recoveryCodes]) {
      expect(mail.text).not.toContain(secret);
      expect(backend.log.join('')).not.toContain(secret);
    }
  });

  test('that was not ended is replaced by the next one', async () => {
    const { id, browser } = await buildAdmin(backend);
    const first = await startApp(backend, id);
    const { body } = await post('', undefined, browser);
    expect(await confirm(await first.code(), browser)).toMatchObject(WRONG);
    const code = codeInApp(body.secret, await stepNow(backend));
    expect((await confirm(code, browser)).status).toBe(200);
    expect(await check(first.recoveryCodes[0] ?? '', browser)).toMatchObject(WRONG);
    expect((await check(body.recoveryCodes[0], browser)).status).toBe(200);
  });

  test('that was ended stays: it is turned off first', async () => {
    const { browser, app } = await adminWithApp(backend);
    expect(await post('', undefined, browser)).toMatchObject(
      refusal(409, 'An authenticator app is already set up. Turn it off first'),
    );
    expect(await confirm(await app.code(), browser)).toMatchObject({ status: 409 });
    expect((await check(await app.code(), browser)).status).toBe(200);
  });

  test('takes no recovery code, and without one nothing can be confirmed, checked or turned off', async () => {
    const { id, browser } = await buildAdmin(backend);
    const none = { status: 409, text: 'Set up an authenticator app first' };
    for (const isStarted of [false, true]) {
      const code = isStarted ? await (await startApp(backend, id)).code() : '123456';
      expect(await check(code, browser)).toMatchObject(none);
      expect(await end(code, browser)).toMatchObject(none);
    }
    await backend.rows('delete from second_factor');
    expect(await confirm('123456', browser)).toMatchObject({ status: 409 });
    const { recoveryCodes } = await startApp(backend, id);
    expect(await confirm(recoveryCodes[0], browser)).toMatchObject(
      refusal(400, 'Enter the 6-digit code from your authenticator app'),
    );
  });

  test('is not ended without the password: an open session alone makes nobody’s app count', async () => {
    const { id, browser } = await buildAdmin(backend);
    const app = await startApp(backend, id);
    expect(await confirm(await app.code(), browser, 'not this one')).toMatchObject(
      refusal(400, 'That isn’t your current password'),
    );
    expect((await stateOf(browser)).since).toBeNull();
    expect((await confirm(await app.code(), browser)).status).toBe(200);
  });

  test('is confirmed once by two requests at the same moment', async () => {
    const { id, browser } = await buildAdmin(backend);
    const code = await (await startApp(backend, id)).code();
    const responses = await Promise.all([1, 2, 3].map(() => confirm(code, browser)));
    expect(statusesOf(responses).toSorted()).toEqual([200, 409, 409]);
    expect(await audit(id)).toHaveLength(1);
  });
});

test('turning off needs password and code; after it no session counts as checked', async () => {
  const { id, email, browser, app } = await adminWithApp(backend);
  const other = await signIn(backend, { id });
  await check(await app.code(), other);
  expect(await end(await app.code(1), browser, 'not the word')).toMatchObject(
    refusal(400, 'That isn’t your current password'),
  );
  expect(await end('000000', browser)).toMatchObject(WRONG);
  expect(await stateOf(other)).toMatchObject({ isChecked: true });
  expect((await end(await app.code(1), browser)).status).toBe(200);
  expect(await stateOf(browser)).toEqual(NONE);
  expect(await stateOf(other)).toMatchObject({ isChecked: false });
  expect(await audit(id)).toEqual([{ by: id, action: 'delete' }]);
  await mailTo(backend, email, REMOVED);
});

describe('what is kept', () => {
  test('opens with nothing that stands in the table, and goes with the account', async () => {
    const { id, browser, app } = await adminWithApp(backend);
    const [row] = await backend.rows<{ text: string; secret: Buffer }>(
      'select second_factor::text as text, secret from second_factor where user_id = $1',
      id,
    );
    for (const secret of [app.secret, ...app.recoveryCodes]) expect(row?.text).not.toContain(secret);
    expect(row?.secret).toHaveLength(12 + 20 + 16);
    await check(await app.code(), browser);
    expect((await backend.delete(`/api/users/${id}`, browser, { password: PASSWORD })).status).toBe(204);
    expect(await backend.rows('select 1 from second_factor where user_id = $1', id)).toEqual([]);
  });

  test('is in the export as a date, and nothing else', async () => {
    const { id, browser, app } = await adminWithApp(backend);
    const { body, text } = await backend.get(`/api/users/${id}/export`, browser);
    expect(body.user.secondFactorSince).toBe((await stateOf(browser)).since);
    for (const secret of [app.secret, ...app.recoveryCodes]) expect(text).not.toContain(secret);
    const member = await buildMember(backend);
    const theirs = await backend.get(`/api/users/${member.id}/export`, await signIn(backend, member));
    expect(theirs.body.user.secondFactorSince).toBeNull();
  });
});

test('no mail contains a code or leads anywhere but to the public URL', async () => {
  const mails = (await outboxOf(backend)).filter(({ head }) => /authenticator|recovery/.test(head));
  expect(mails.length).toBeGreaterThan(2);
  for (const { text } of mails) expect(text).not.toMatch(/http|[A-Z2-7]{4}-[A-Z2-7]{4}|\b\d{6}\b/);
});
