import { sharedBackend } from '../testing/backend.ts';

const backend = await sharedBackend();

const messageOf = (values = {}) => ({
  kind: 'guide',
  name: 'Sam Lee',
  email: 'sam@example.com',
  message: 'Please write a guide to granny flats.',
  ...values,
});
const send = (values = {}, headers = {}) => backend.post('/api/enquiries', messageOf(values), headers);
const stored = () => backend.rows('select id, kind, name, email, message from enquiry order by id');

test('a visitor’s message is stored and gets a number', async () => {
  const { status, body } = await send();
  expect([status, body]).toEqual([201, { id: expect.any(Number) }]);
  expect(await stored()).toContainEqual({ id: body.id, ...messageOf() });
});

test('without a kind it is a message to us', async () => {
  const { body } = await send({ kind: undefined });
  expect((await stored()).find(({ id }) => id === body.id)).toMatchObject({ kind: 'contact' });
});

test.each([
  [{ name: 'S' }, 'Name must be at least 2 characters'],
  [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
  [{ email: 'sam' }, 'Please enter a valid email'],
  [{ email: null }, 'Please enter a valid email'],
  [{ message: 'Hi' }, 'Message must be at least 10 characters'],
  [{ message: 'x'.repeat(2001) }, 'Message must be at most 2,000 characters'],
  [{ message: 'A message with \ud83d in it' }, 'Message contains a character we can’t save'],
  [{ kind: 'spam' }, 'Choose a kind from the list'],
])('%o is refused', async (values, message) => {
  const before = (await stored()).length;
  const { status, text } = await send(values);
  expect([status, text]).toEqual([400, message]);
  expect((await stored()).length).toBe(before);
});

test.each(["'); drop table enquiry; --", '<script>alert(1)</script>', '👩‍👩‍👧 z̸͖͑͐ ﷺ'])(
  '%s is stored as the words it is',
  async text => {
    const message = `${text} and so on`;
    const { body } = await send({ message });
    expect((await stored()).find(({ id }) => id === body.id)).toMatchObject({ message });
  },
);

test('what a person may not say of themselves is dropped', async () => {
  const { status, body } = await send({ id: 7, answeredAt: '2020-01-01', isAdmin: true });
  expect(status).toBe(201);
  const [row] = await backend.rows('select answered_at from enquiry where id = $1', body.id);
  expect(row).toEqual({ answered_at: null });
});
