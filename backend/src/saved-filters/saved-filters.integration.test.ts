import { LIMITS } from '@home-truths/contract';
import { sharedBackend } from '../testing/backend.ts';
import { buildAdmin, PASSWORD } from '../testing/requests.ts';

const PATH = '/api/admin/saved-filters';
const WAITING = { list: 'leads', name: 'Waiting', filters: { sort: 'oldest', q: '\u{1F3E0} smith' } };

const backend = await sharedBackend();
let admin: Awaited<ReturnType<typeof buildAdmin>>;

beforeEach(async () => {
  admin = await buildAdmin(backend);
});

const save = (changes: object, by: Record<string, string> = admin.browser) =>
  backend.post(PATH, { ...WAITING, ...changes }, by);
const remove = (id: number, by: Record<string, string> = admin.browser) =>
  backend.delete(`${PATH}/${id}`, by);
const list = async (by = admin.browser) => (await backend.get(PATH, by)).body;
const namesOf = (filters: { name: string }[]) => filters.map(({ name }) => name);

test('a filter is saved as it was sent, listed by name, and deleted', async () => {
  const { status, body } = await save({});
  expect([status, body]).toEqual([
    201,
    { ...WAITING, id: expect.any(Number), createdAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  await save({ name: 'a later one', list: 'audit', filters: { subjectId: '7' } });
  expect(namesOf(await list())).toEqual(['a later one', 'Waiting']);
  expect((await list())[1]).toEqual(body);
  expect((await remove(body.id)).status).toBe(204);
  expect(await remove(body.id)).toMatchObject({ status: 404, text: 'Filter not found' });
  expect(namesOf(await list())).toEqual(['a later one']);
});

test('each administrator has filters of their own', async () => {
  const { body } = await save({});
  const other = await buildAdmin(backend);
  expect(await list(other.browser)).toEqual([]);
  expect((await remove(body.id, other.browser)).status).toBe(404);
  expect((await save({}, other.browser)).status).toBe(201);
  expect(await list()).toHaveLength(1);
});

test('a name is there once, whatever its case, also when it is sent twice at once', async () => {
  const sent = await Promise.all(['Mine', 'MINE', ' mine '].map(name => save({ name })));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  for (const { status, text } of sent)
    if (status === 409) expect(text).toBe('You already have a filter with this name');
  expect(await list()).toHaveLength(1);
});

test('there are 50 at most, also when several are saved at once', async () => {
  await backend.rows(
    `insert into saved_filter (user_id, list, name, filters)
     select $1, 'leads', 'Filter ' || n, '{"q":"x"}' from generate_series(1, $2::int) as n`,
    admin.id,
    LIMITS.savedFilters - 2,
  );
  const sent = await Promise.all(['a', 'b', 'c', 'd'].map(name => save({ name })));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  expect(sent.find(({ status }) => status === 409)?.text).toBe(
    'You can save up to 50 filters. Delete one to save another.',
  );
  expect(await list()).toHaveLength(LIMITS.savedFilters);
});

test.each([
  [{ list: 'sessions' }, 'Choose a list from the list'],
  [{ name: '   ' }, 'Give it a name'],
  [{ name: 'x'.repeat(61) }, 'Name must be at most 60 characters'],
  [{ filters: undefined }, 'Choose what to filter by first'],
  [{ filters: {} }, 'Choose what to filter by first'],
  [{ filters: { q: 'x'.repeat(10_000) } }, 'Filter must be at most 200 characters'],
  [{ filters: { 'a-b': 'x' } }, 'The list has no such filter'],
  [
    { filters: Object.fromEntries([...'abcdefghijk'].map(letter => [letter, 'x'])) },
    'At most 10 filters can be combined',
  ],
])('%j is refused: %s', async (changes, message) => {
  expect(await save(changes)).toMatchObject({ status: 400, text: message });
  expect(await list()).toEqual([]);
});

test('filters are in the export of their owner, and go with the account', async () => {
  await save({});
  const { body } = await backend.get(`/api/users/${admin.id}/export`, admin.browser);
  expect(body.savedFilters).toMatchObject([WAITING]);
  const deleted = await backend.delete(`/api/users/${admin.id}`, admin.browser, { password: PASSWORD });
  expect(deleted.status).toBe(204);
  expect(await backend.rows('select 1 from saved_filter where user_id = $1', admin.id)).toEqual([]);
});
