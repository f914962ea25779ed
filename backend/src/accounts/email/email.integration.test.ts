import { MailService } from '../../platform/mail/mail.service.ts';
import { sharedBackend } from '../../testing/backend.ts';
import { signIn } from '../../testing/builders.ts';
import { confirmationIn, mailTo, outboxOf, tokenIn } from '../../testing/mail.ts';
import { buildMember, PASSWORD } from '../../testing/requests.ts';

const CONFIRM = 'Confirm your email';
const INVALID = { status: 400, text: 'This link has expired or isn’t valid. Request a new one.' };

const backend = await sharedBackend();
let next = 1;

const newEmail = () => `moved${next++}@example.com`;

async function member() {
  const user = await buildMember(backend);
  const browser = await signIn(backend, user);
  const read = async () => (await backend.get('/api/auth/email', browser)).body;
  const change = (email: string, password = PASSWORD) =>
    backend.put('/api/auth/email', { password, email }, browser);
  return { ...user, browser, read, change };
}

const open = async (token: string) =>
  (await backend.post('/api/auth/confirm-email/read', { token })).body as { email: string | null };
const confirm = (token: string) => backend.post('/api/auth/confirm-email', { token });
const send = (browser: Record<string, string>) => backend.post('/api/auth/confirm-email/send', {}, browser);
const mailsTo = async (email: string) =>
  (await outboxOf(backend)).filter(({ head }) => head.includes(`To: ${email}\r\n`));
const signInWith = (email: string) => backend.post('/api/auth/login', { email, password: PASSWORD });

test('the welcome mail holds a link that confirms the email once', async () => {
  const email = newEmail();
  const names = { firstName: 'Mei', lastName: 'Tran', username: `mei${next++}` };
  const account = { ...names, email, password: PASSWORD, confirmPassword: PASSWORD };
  await backend.post('/api/auth/register', account);
  const token = confirmationIn(await mailTo(backend, email, 'Welcome to Home Truths'));
  expect(token).toHaveLength(43);
  expect(await open(token)).toEqual({ email });
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email } });
  const [row] = await backend.rows('select email_verified from app_user where email = $1', email);
  expect(row).toEqual({ email_verified: true });
  expect(await open(token)).toEqual({ email: null });
  expect(await confirm(token)).toMatchObject(INVALID);
});

test('a link can be asked for again until the email is confirmed; only the newest works', async () => {
  const { email, browser, read } = await member();
  expect(await read()).toEqual({ email, isConfirmed: false, pending: null });
  const links: string[] = [];
  for (const before of [0, 1]) {
    expect((await send(browser)).status).toBe(200);
    links.push(confirmationIn(await mailTo(backend, email, CONFIRM, before)));
  }
  const [first = '', second = ''] = links;
  expect(await confirm(first)).toMatchObject(INVALID);
  expect((await confirm(second)).status).toBe(200);
  expect(await read()).toEqual({ email, isConfirmed: true, pending: null });
  expect(await send(browser)).toMatchObject({ status: 409, text: 'Your email is already confirmed' });
});

test('a new email is used once it is confirmed, and the old one is notified twice', async () => {
  const { email, browser, read, change } = await member();
  const moved = newEmail();
  expect((await change(moved)).status).toBe(200);
  const notice = await mailTo(backend, email, 'Your email is being changed');
  expect(notice.text).toContain('/auth/forgot-password');
  expect(notice.text).not.toContain(moved);
  expect(await read()).toEqual({ email, isConfirmed: false, pending: moved });
  expect((await signInWith(moved)).status).toBe(401);
  const token = confirmationIn(await mailTo(backend, moved, CONFIRM));
  expect((await confirm(token)).status).toBe(200);
  expect(await read()).toEqual({ email: moved, isConfirmed: true, pending: null });
  expect((await backend.get('/api/auth/me', browser)).body).toMatchObject({ user: { email: moved } });
  expect((await signInWith(moved)).status).toBe(200);
  expect((await signInWith(email)).status).toBe(401);
  const after = await mailTo(backend, email, 'Your email was changed');
  expect(after.text).not.toContain(moved);
});

test('a change asks for the password and for an email that is nobody else’s', async () => {
  const { email, change, read } = await member();
  const other = await member();
  const refused = async (given: string, password?: string) => {
    const { status, text } = await change(given, password);
    return [status, text];
  };
  expect(await refused(newEmail(), 'not the password')).toEqual([400, 'That isn’t your current password']);
  expect(await refused(email.toUpperCase())).toEqual([400, 'That’s already your email']);
  expect(await refused(other.email)).toEqual([
    409,
    'There’s already an account with that email. Sign in instead?',
  ]);
  expect(await read()).toMatchObject({ pending: null });
  expect(await mailsTo(other.email)).toEqual([]);
});

test('an email that came into use meanwhile is refused, and the account stays as it is', async () => {
  const { email, change } = await member();
  const moved = newEmail();
  await change(moved);
  const token = confirmationIn(await mailTo(backend, moved, CONFIRM));
  await buildMember(backend, { email: moved });
  expect(await confirm(token)).toMatchObject({
    status: 409,
    text: 'There’s already an account with that email. Sign in instead?',
  });
  expect((await signInWith(email)).status).toBe(200);
});

test('a new password stops a change that somebody else asked for', async () => {
  const { id, email, change } = await member();
  const moved = newEmail();
  await change(moved);
  const token = confirmationIn(await mailTo(backend, moved, CONFIRM));
  await backend.post('/api/auth/forgot-password', { email });
  const reset = tokenIn(await mailTo(backend, email, 'Reset your password'));
  await backend.post('/api/auth/reset-password', { token: reset, password: 'a brand new word' });
  expect(await confirm(token)).toMatchObject(INVALID);
  const { body } = await backend.get('/api/auth/email', await signIn(backend, { id }));
  expect(body).toMatchObject({ email, pending: null });
});

test('a new password leaves the link of the welcome mail alive', async () => {
  const { id, email, browser } = await member();
  await send(browser);
  const token = confirmationIn(await mailTo(backend, email, CONFIRM));
  const change = { currentPassword: PASSWORD, password: 'a brand new word' };
  expect((await backend.put(`/api/users/${id}/password`, change, browser)).status).toBe(200);
  expect((await confirm(token)).status).toBe(200);
});

test('a link for a new password that went to the former email is dead', async () => {
  const { email, change } = await member();
  const moved = newEmail();
  await change(moved);
  await backend.post('/api/auth/forgot-password', { email });
  const reset = tokenIn(await mailTo(backend, email, 'Reset your password'));
  await confirm(confirmationIn(await mailTo(backend, moved, CONFIRM)));
  const fields = { token: reset, password: 'a brand new word' };
  expect((await backend.post('/api/auth/reset-password', fields)).status).toBe(400);
});

test('a link is good for 48 hours by the clock of the database', async () => {
  const { email, browser, id } = await member();
  await send(browser);
  const token = confirmationIn(await mailTo(backend, email, CONFIRM));
  const [row] = await backend.rows<{ hours: number }>(
    'select extract(epoch from expires_at - now()) / 3600 as hours from email_confirmation where user_id = $1',
    id,
  );
  expect(Number(row?.hours)).toBeCloseTo(48, 1);
  await backend.rows('update email_confirmation set expires_at = now() where user_id = $1', id);
  expect(await open(token)).toEqual({ email: null });
  expect(await confirm(token)).toMatchObject(INVALID);
});

test('a token stands hashed in the database, and nowhere in queue or log; the log names nobody', async () => {
  const { email, change } = await member();
  const moved = newEmail();
  await change(moved);
  const token = confirmationIn(await mailTo(backend, moved, CONFIRM));
  for (const table of ['email_confirmation', 'job.job'])
    expect(
      await backend.rows(`select 1 from ${table} as t where t::text like '%' || $1 || '%'`, token),
    ).toEqual([]);
  await confirm(token);
  const log = backend.log.join('');
  for (const term of [token, email, moved]) expect(log).not.toContain(term);
  expect(log).toContain('email confirmed');
});

test('the export holds an email that waits', async () => {
  const { id, change, browser } = await member();
  const moved = newEmail();
  await change(moved);
  const { body } = await backend.get(`/api/users/${id}/export`, browser);
  expect(body).toMatchObject({ user: { pendingEmail: moved } });
});

test('a welcome that an earlier version queued is sent with a link', async () => {
  const { id, email } = await member();
  await backend.app.get(MailService).enqueue('welcome', { userId: id, origin: 'http://localhost' });
  expect(confirmationIn(await mailTo(backend, email, 'Welcome to Home Truths'))).toHaveLength(43);
});
