import { sharedBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';

const backend = await sharedBackend();
const browser = await signIn(backend, await buildUser(backend, { isAdmin: true }));

test('messages are listed newest first and marked as answered, and as open again', async () => {
  const message = { name: 'Mei Lin', email: 'mei@example.com', message: 'Please write about strata levies.' };
  const first = (await backend.post('/api/enquiries', message)).body.id;
  const second = (await backend.post('/api/enquiries', { ...message, kind: 'guide' })).body.id;
  const list = async (query = '') => (await backend.get(`/api/admin/enquiries${query}`, browser)).body;
  expect(await list()).toMatchObject([
    { id: second, kind: 'guide', answeredAt: null },
    { id: first, kind: 'contact' },
  ]);
  expect(await list(`?after=${second}`)).toMatchObject([{ id: first }]);
  const markAnswered = (isAnswered: boolean) =>
    backend.patch(`/api/admin/enquiries/${first}`, { isAnswered }, browser);
  expect((await markAnswered(true)).body.answeredAt).toMatch(/^\d{4}-/);
  expect(await list('?state=answered')).toMatchObject([{ id: first }]);
  const open = await backend.get('/api/admin/enquiries?state=open&limit=1', browser);
  expect([open.body[0].id, open.headers.get('X-Total-Count')]).toEqual([second, '1']);
  expect((await markAnswered(false)).body.answeredAt).toBeNull();
  const gone = await backend.patch('/api/admin/enquiries/999999', { isAnswered: true }, browser);
  expect(gone.status).toBe(404);
});

test('the median time to reply is that of the messages answered in the last 90 days', async () => {
  await backend.rows('delete from enquiry');
  const read = async () => (await backend.get('/api/admin/enquiries/reply-time', browser)).body;
  expect(await read()).toEqual({ medianSeconds: null, answered: 0, days: 90 });
  const build = (written: string, answered: string | null) =>
    backend.rows(
      `insert into enquiry (kind, name, email, message, created_at, answered_at)
       values ('contact', 'Mei', 'mei@example.com', 'About levies', now() - $1::interval, now() - $2::interval)`,
      written,
      answered,
    );
  await build('3 hours', '2 hours');
  await build('10 hours', '6 hours');
  await build('4 days', '1 day');
  await build('100 days', '91 days');
  await build('5 days', null);
  expect(await read()).toEqual({ medianSeconds: 4 * 3_600, answered: 3, days: 90 });
});
