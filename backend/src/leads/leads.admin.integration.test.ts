import { sharedBackend } from '../testing/backend.ts';
import { auditOf, buildUser, send, signIn } from '../testing/builders.ts';

const backend = await sharedBackend();
const admin = await buildUser(backend, { isAdmin: true });
const browser = await signIn(backend, admin);

beforeEach(() => backend.rows('delete from inspector_lead'));

const requestCallback = (name: string) => send(backend, 'lead', { name });
const edit = (id: number, values: object) => backend.patch(`/api/inspector-leads/${id}`, values, browser);
const list = (query = '') => backend.get(`/api/inspector-leads${query}`, browser);
const idsOf = async (query: string) => (await list(query)).body.map(({ id }: { id: number }) => id);

test('requests are listed newest first, found by what they hold, and go on where the list stopped', async () => {
  const [mei, olu] = [await requestCallback('Mei Lin'), await requestCallback('Olu 100% Ade')];
  const sam = await requestCallback('Sam Lee');
  expect(await idsOf('')).toEqual([sam, olu, mei]);
  expect(await idsOf('?q=lin')).toEqual([mei]);
  expect(await idsOf('?q=100%25')).toEqual([olu]);
  expect(await idsOf('?q=_')).toEqual([]);
  expect(await idsOf(`?limit=1&after=${sam}`)).toEqual([olu]);
  expect((await list('?limit=1')).headers.get('X-Total-Count')).toBe('3');
});

test('status and notes change freely, are counted, and each change is recorded', async () => {
  const [id] = [await requestCallback('Mei Lin'), await requestCallback('Sam Lee')];
  const change = { status: 'contacted', notes: 'Calls back on Monday', version: 1 };
  const { body } = await edit(id as number, change);
  expect(body).toMatchObject({ status: 'contacted', notes: 'Calls back on Monday', version: 2 });
  expect((await edit(id as number, { status: 'pending' })).body.notes).toBe('Calls back on Monday');
  await edit(id as number, { status: 'completed', notes: '' });
  const counts = await backend.get('/api/inspector-leads/counts', browser);
  expect(counts.body).toEqual({ total: 2, pending: 1, contacted: 0, completed: 1 });
  expect(await idsOf('?status=completed')).toEqual([id]);
  expect(await auditOf(backend, 'lead', id as number)).toMatchObject([
    { by: admin.id, before: { status: 'pending' }, after: { status: 'contacted' } },
    { after: { status: 'pending' } },
    { after: { status: 'completed', notes: null } },
  ]);
});

test.each([
  [{ status: 'lost' }, 'Choose a status from the list'],
  [{ notes: 'x'.repeat(2_001) }, /at most 2,000/],
  [{ notes: 7 }, /^Notes must be text/],
])('%o is refused', async (values, message) => {
  const id = await requestCallback('Mei Lin');
  expect(await edit(id, values)).toMatchObject({ status: 400, text: expect.stringMatching(message) });
});

test('a request changed meanwhile is not overwritten, one that is not there is not found', async () => {
  const id = await requestCallback('Mei Lin');
  await edit(id, { status: 'contacted' });
  expect((await edit(id, { status: 'completed', version: 1 })).status).toBe(409);
  expect((await edit(999_999, { status: 'completed' })).status).toBe(404);
});
