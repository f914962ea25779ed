import { type Backend, startBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';

let backend: Backend;
let browser: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend();
  browser = await signIn(backend, await buildUser(backend, { isAdmin: true }));
});

afterAll(() => backend.stop());

test('messages are listed newest first and marked as answered, and as open again', async () => {
  const message = { name: 'Mei Lin', email: 'mei@example.com', message: 'Please write about strata levies.' };
  const first = (await backend.post('/api/enquiries', message)).body.id;
  const second = (await backend.post('/api/enquiries', { ...message, kind: 'guide' })).body.id;
  const list = async (query = '') => (await backend.get(`/api/admin/enquiries${query}`, browser)).body;
  expect(await list()).toMatchObject([
    { id: second, kind: 'guide', answeredAt: null },
    { id: first, kind: 'contact' },
  ]);
  expect(await list(`?before=${second}`)).toMatchObject([{ id: first }]);
  const answer = (isAnswered: boolean) =>
    backend.send('PATCH', `/api/admin/enquiries/${first}`, { isAnswered }, browser);
  expect((await answer(true)).body.answeredAt).toMatch(/^\d{4}-/);
  expect(await list('?state=answered')).toMatchObject([{ id: first }]);
  const open = await backend.get('/api/admin/enquiries?state=open&limit=1', browser);
  expect([open.body[0].id, open.headers.get('X-Total-Count')]).toEqual([second, '1']);
  expect((await answer(false)).body.answeredAt).toBeNull();
  const gone = await backend.send('PATCH', '/api/admin/enquiries/999999', { isAnswered: true }, browser);
  expect(gone.status).toBe(404);
});
