import { sharedBackend, startBackend } from '../../testing/backend.ts';
import { VisitorsService } from './visitors.service.ts';

const backend = await sharedBackend();

test('a write sets a signed cookie for a year, a read sets none', async () => {
  const written = await backend.post('/api/properties', {});
  const cookie = written.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(
    /^visitor=[\w-]{36}\.[\w-]{43}; Max-Age=31536000; Path=\/; .*HttpOnly; SameSite=Lax$/,
  );
  expect((await backend.get('/api/properties/search')).headers.get('Set-Cookie')).toBeNull();
  const again = await backend.post('/api/properties', {}, { Cookie: cookie.split(';')[0] ?? '' });
  expect(again.headers.get('Set-Cookie')).toBeNull();
});

test('a cookie that we did not sign is nobody', async () => {
  const visitors = backend.app.get(VisitorsService);
  const { id, cookie } = await visitors.issue();
  expect(await visitors.read(cookie)).toBe(id);
  for (const forged of [
    '',
    '.',
    id,
    `${id}.`,
    `${id}x${cookie.slice(36)}`,
    `${cookie}x`,
    cookie.toUpperCase(),
  ])
    expect(await visitors.read(forged)).toBeNull();
  const response = await backend.post('/api/properties', {}, { Cookie: `visitor=${id}.AAAA` });
  expect(response.headers.get('Set-Cookie')).toMatch(/^visitor=/);
});

test('the secret is made once and shared by all processes', async () => {
  const second = await startBackend({ DATABASE_URL: backend.database.url });
  const [here, there] = [backend.app.get(VisitorsService), second.app.get(VisitorsService)];
  const [{ id, cookie }] = await Promise.all([here.issue(), there.issue()]);
  expect(await there.read(cookie)).toBe(id);
  expect(await backend.rows(`select name from server_secret where name = 'visitor'`)).toHaveLength(1);
  await second.stop();
});
