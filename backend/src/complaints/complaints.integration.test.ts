import { sharedBackend } from '../testing/backend.ts';
import { buildUser, signIn } from '../testing/builders.ts';

const backend = await sharedBackend();

const complaintOf = (values = {}) => ({
  kind: 'content',
  page: '/property/7',
  details: 'The picture shows another home.',
  name: 'Sam Lee',
  email: 'sam@example.com',
  ...values,
});
const send = (values = {}, headers = {}) => backend.post('/api/complaints', complaintOf(values), headers);
const stored = (id: number) => backend.rows('select * from complaint where id = $1', id);
const countOf = async () => (await backend.rows('select from complaint')).length;

test('a complaint is stored, still to be decided, and the reply is its number', async () => {
  const { status, body } = await send();
  expect([status, body]).toEqual([201, { id: expect.any(Number) }]);
  expect(await stored(body.id)).toEqual([
    expect.objectContaining({ ...complaintOf(), review_id: null, decided_at: null, user_id: null }),
  ]);
});

test('page, name and email may be left out', async () => {
  const { body } = await send({ page: undefined, name: undefined, email: '' });
  expect((await stored(body.id))[0]).toMatchObject({ page: '', name: '', email: null });
});

test('a member’s complaint is stored with its sender; the body cannot name one', async () => {
  const user = await buildUser(backend);
  const other = await buildUser(backend);
  const { body } = await send({ user: other.id, userId: other.id }, await signIn(backend, user));
  expect((await stored(body.id))[0]).toMatchObject({ user_id: user.id });
});

test.each([
  [{ kind: 'review' }, 'Choose a kind from the list'],
  [{ kind: undefined }, 'Kind is required'],
  [{ details: 'Bad' }, 'Details must be at least 10 characters'],
  [{ details: `Bad${'\u200B'.repeat(10)}` }, 'Details must be at least 10 characters'],
  [{ details: 'x'.repeat(2001) }, 'Details must be at most 2,000 characters'],
  [{ page: 'x'.repeat(501) }, 'Page must be at most 500 characters'],
  [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
  [{ email: 'sam' }, 'Please enter a valid email'],
  [{ details: 'A lone \ud800 surrogate' }, 'Details contains a character we can’t save'],
])('%o is refused', async (values, message) => {
  const before = await countOf();
  const { status, text } = await send(values);
  expect([status, text]).toEqual([400, message]);
  expect(await countOf()).toBe(before);
});

test.each([
  "'); drop table complaint; --",
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '👩‍👩‍👧 ﷺ',
])('%s is stored as the words it is', async text => {
  const details = `${text} and so on`;
  const { body } = await send({ details, page: text });
  expect((await stored(body.id))[0]).toMatchObject({ details, page: text });
});
