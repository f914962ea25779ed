import { sharedBackend } from '../../testing/backend.ts';
import { buildMember, PASSWORD } from '../../testing/requests.ts';
import { cookieOf } from '../../testing/responses.ts';

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
  const unbound = { Cookie: Cookie.replace('__Host-', '') };
  expect((await backend.get('/api/auth/me', unbound)).status).toBe(401);
  const { headers } = await backend.post('/api/properties', {});
  expect(headers.get('Set-Cookie')).toMatch(/^__Host-visitor=.*; Secure/);
  const logout = await backend.post('/api/auth/logout', undefined, { Cookie });
  const cleared = logout.headers.getSetCookie().find(cookie => cookie.includes('sid='));
  expect(cleared).toMatch(/^__Host-sid=; Max-Age=0; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  expect((await backend.get('/api/auth/me', { Cookie })).status).toBe(401);
});

test('private replies are stored by nobody on the way', async () => {
  const login = await backend.post('/api/auth/login', { email, password: PASSWORD });
  const browser = cookieOf(login, '__Host-sid');
  const { id } = login.body.user;
  const own = ['bookmarks', 'reviews', 'export'].map(list => `/api/users/${id}/${list}`);
  for (const path of ['/api/auth/me', ...own]) {
    const { status, headers } = await backend.get(path, browser);
    expect([path, status, headers.get('Cache-Control')]).toEqual([path, 200, 'no-store']);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  }
});
