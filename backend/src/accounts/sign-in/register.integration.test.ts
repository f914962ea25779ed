import { sharedBackend } from '../../testing/backend.ts';
import { atOnce, cookieOf, refusal, statusesOf } from '../../testing/responses.ts';
import { verifyPassword } from './passwords.ts';

const backend = await sharedBackend();
let next = 1;

const registration = (values: Record<string, unknown> = {}) => {
  const username = `newcomer${next++}`;
  const names = { firstName: 'Mei', lastName: 'Tran', username, email: `${username}@example.com` };
  return { ...names, password: 'wattle and bread', confirmPassword: 'wattle and bread', ...values };
};
const register = (body: unknown) => backend.post('/api/auth/register', body);

test('an account is made and its owner is signed in', async () => {
  const body = registration({ email: '  Mei.Tran@Example.com ' });
  const response = await register(body);
  expect(response.status).toBe(201);
  const names = {
    username: body.username,
    email: 'Mei.Tran@Example.com',
    firstName: 'Mei',
    lastName: 'Tran',
  };
  expect(response.body).toEqual({ user: { id: expect.any(Number), ...names, isAdmin: false } });
  expect((await backend.get('/api/auth/me', cookieOf(response))).body).toEqual(response.body);
  expect(backend.log.map(line => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'account', event: 'registered', user: response.body.user.id }),
  );
  expect(response.text).not.toMatch(/argon2|password/);
});

test('the password is kept as a hash of argon2id and nowhere else', async () => {
  const body = registration({ password: 'canary in a cage', confirmPassword: 'canary in a cage' });
  await register(body);
  const [row] = await backend.rows<{ password: string; whole: string }>(
    'select password, app_user::text as whole from app_user where username = $1',
    body.username,
  );
  expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=194\d\d,t=2,p=1\$/);
  expect(await verifyPassword(row?.password, 'canary in a cage')).toBe(true);
  expect(row?.whole).not.toContain('canary');
  expect(backend.log.join('')).not.toContain('canary');
});

test('what nobody asked for is dropped and never stored', async () => {
  const body = registration({ isAdmin: true, emailVerified: true, id: 1, createdAt: '2001-01-01' });
  const response = await register(body);
  expect(response.status).toBe(201);
  const [row] = await backend.rows(
    `select is_admin, email_verified, created_at > now() - interval '1 minute' as is_new from app_user where username = $1`,
    body.username,
  );
  expect(row).toEqual({ is_admin: false, email_verified: false, is_new: true });
  expect(response.body.user.isAdmin).toBe(false);
});

test('what is taken is named, whatever its case', async () => {
  const first = registration();
  await register(first);
  const sameEmail = await register(registration({ email: first.email.toUpperCase() }));
  expect(sameEmail).toMatchObject(
    refusal(409, 'There’s already an account with that email. Sign in instead?'),
  );
  const sameName = await register(registration({ username: first.username.toUpperCase() }));
  expect(sameName).toMatchObject({ status: 409, text: 'That username is already taken' });
  expect(sameName.headers.getSetCookie().join()).not.toMatch(/sid=/);
});

test('an email that browsers take is one, also to sign in with', async () => {
  const { status } = await register(registration({ email: 'smith&jones@bücher.example' }));
  expect(status).toBe(201);
  const login = { email: 'SMITH&JONES@xn--bcher-kva.example', password: registration().password };
  const { body } = await backend.post('/api/auth/login', login);
  expect(body.user.email).toBe('smith&jones@xn--bcher-kva.example');
  const again = await register(registration({ email: 'Smith&Jones@BÜCHER.example' }));
  expect(again.status).toBe(409);
});

test.each([
  [{ firstName: ' ' }, 'First name is required'],
  [{ firstName: '\u3164' }, 'First name is required'],
  [{ lastName: undefined }, 'Last name is required'],
  [{ firstName: 'x'.repeat(51) }, 'First name must be at most 50 characters'],
  [{ username: 'ab' }, 'Username must be at least 3 characters'],
  [{ username: 'a b c' }, 'Use only letters, numbers, _ and -'],
  [{ username: 'x'.repeat(31) }, 'Username must be at most 30 characters'],
  [{ email: 'mei' }, 'Invalid email address'],
  [{ email: 'mei@example.com\r\nBcc: all@example.com' }, 'Invalid email address'],
  [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 6 characters'],
  [{ confirmPassword: 'wattle and breads' }, "Passwords don't match"],
])('%j: %s', async (values, message) => {
  expect(await register(registration(values))).toMatchObject({ status: 400, text: message });
});

test.each([
  ...['123456', 'Password1', 'qwertyuiop', 'HomeTruths', 'hometruths2026!', 'Apartment1'],
  // one character, whatever its case and however it is typed
  ...['zzzzzzzzzzzzzzzzz', 'kKkKkKkKkK', '         ', '€€€€€€€€', 'éÉée\u0301ÉE\u0301', '👩‍🌾👩‍🌾👩‍🌾'],
])('the password %s is guessed first, and refused', async password => {
  const response = await register(registration({ password, confirmPassword: password }));
  expect(response).toMatchObject({ status: 400, text: 'Choose a password that’s harder to guess' });
});

test('the own email or username is no password', async () => {
  for (const field of ['email', 'username'] as const) {
    const body = registration();
    const password = body[field].toUpperCase();
    const response = await register({ ...body, password, confirmPassword: password });
    expect(response).toMatchObject({ status: 400, text: 'Choose a password that’s harder to guess' });
  }
});

test('fifty at once with one email in different case make one account', async () => {
  const email = 'everybody@example.com';
  const responses = await atOnce(50, n => {
    const mixedCase = [...email].map((letter, at) => ((n >> (at % 6)) & 1 ? letter.toUpperCase() : letter));
    return register(registration({ email: mixedCase.join('') }));
  });
  const statuses = statusesOf(responses);
  expect(statuses.filter(status => status === 201)).toHaveLength(1);
  for (const { status, text, headers } of responses) {
    expect([201, 409, 503]).toContain(status);
    if (status === 409) expect(text).toBe('There’s already an account with that email. Sign in instead?');
    if (status === 503) expect(headers.get('Retry-After')).toBe('2');
  }
  expect(
    await backend.rows('select count(*)::int as n from app_user where lower(email) = $1', email),
  ).toEqual([{ n: 1 }]);
});
