import { request } from 'node:http';
import { sharedBackend } from '../../testing/backend.ts';
import { buildMember, PASSWORD } from '../../testing/requests.ts';

const backend = await sharedBackend({ PUBLIC_URL: 'https://home-truths.example' });
const email = (await buildMember(backend)).email;

test('by https the cookie is bound to the host, secure, and for no script', async () => {
  const login = await backend.post('/api/auth/login', { email, password: PASSWORD });
  const line = login.headers.getSetCookie().find(cookie => cookie.includes('sid=')) ?? '';
  expect(line).toMatch(
    /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(login.headers.get('Cache-Control')).toBe('no-store');
  const Cookie = line.split(';')[0] ?? '';
  expect((await backend.get('/api/auth/me', { Cookie })).status).toBe(200);
  const logout = await backend.post('/api/auth/logout', undefined, { Cookie });
  const cleared = logout.headers.getSetCookie().find(cookie => cookie.includes('sid='));
  expect(cleared).toMatch(/^__Host-sid=; Max-Age=0; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  expect((await backend.get('/api/auth/me', { Cookie })).status).toBe(401);
});

/** `fetch` guards some of these headers, the network does not. */
const loginWith = (headers: Record<string, string>, body = JSON.stringify({ email, password: PASSWORD })) =>
  new Promise<number>((resolve, reject) => {
    request(`${backend.url}/api/auth/login`, { method: 'POST', headers }, response =>
      resolve(response.resume().statusCode ?? 0),
    )
      .on('error', reject)
      .end(body);
  });

const JSON_TYPE = 'application/json';
const origins = [
  ['the public address', () => ({ Origin: 'https://home-truths.example' }), true],
  ['a browser that says same-origin', () => ({ 'Sec-Fetch-Site': 'same-origin' }), true],
  ['a foreign page', () => ({ Origin: 'https://evil.example' }), false],
  [
    'a foreign page in a browser',
    () => ({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }),
    false,
  ],
  [
    'a sister site',
    () => ({ Origin: 'https://a.home-truths.example', 'Sec-Fetch-Site': 'same-site' }),
    false,
  ],
  ['a sandboxed frame', () => ({ Origin: 'null' }), false],
  ['nothing at all', () => ({}), false],
] as const;
const types = [
  [JSON_TYPE, 200],
  [`${JSON_TYPE}; charset=utf-8`, 200],
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
] as const;
const matrix = origins.flatMap(([who, headers, isOwn]) =>
  types.map(([type, status]) => [who, type, isOwn ? status : 403, headers] as const),
);

test.each(matrix)('signing in from %s with %s: %d', async (_, type, status, headers) => {
  expect(await loginWith({ ...headers(), 'Content-Type': type })).toBe(status);
});

test('a form that a foreign page sends by itself signs nobody in or out', async () => {
  const form = `email=${encodeURIComponent(email)}&password=${encodeURIComponent(PASSWORD)}`;
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect(await loginWith({ ...type, Origin: 'https://evil.example' }, form)).toBe(403);
  expect(await loginWith({ ...type, Origin: 'https://home-truths.example' }, form)).toBe(415);
});

test('private replies are stored by nobody on the way', async () => {
  const login = await backend.post('/api/auth/login', { email, password: PASSWORD });
  const Cookie =
    login.headers
      .getSetCookie()
      .find(cookie => cookie.includes('sid='))
      ?.split(';')[0] ?? '';
  const { id } = login.body.user;
  for (const path of [
    '/api/auth/me',
    `/api/users/${id}/bookmarks`,
    `/api/users/${id}/reviews`,
    `/api/users/${id}/export`,
  ]) {
    const { status, headers } = await backend.get(path, { Cookie });
    expect([path, status, headers.get('Cache-Control')]).toEqual([path, 200, 'no-store']);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  }
});
