import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';
import { inTurn, statusesOf } from '../testing/responses.ts';

const backend = await sharedBackend();
const limited = await sharedBackend({ RATE_LIMITS: 'on' });

const leadOf = (propertyId: unknown, values = {}) => ({
  propertyId,
  name: 'Sam Lee',
  phone: '+61 (0)412 345 678',
  ...values,
});
const requestCallback = (propertyId: unknown, values = {}, headers = {}, to = backend) =>
  to.post('/api/inspector-leads', leadOf(propertyId, values), headers);
const stored = () => backend.rows('select * from inspector_lead order by id');

test('a request is stored with the address of the property itself, whatever was sent', async () => {
  const property = await buildProperty(backend, { address: '5/12 Wattlebird Street' });
  const { status, body } = await requestCallback(property.id, {
    email: '',
    preferredCallbackTime: 'Anytime',
    propertyAddress: '1 Elsewhere Road',
    status: 'completed',
    notes: 'x',
  });
  expect([status, body]).toEqual([201, { id: expect.any(Number) }]);
  expect((await stored()).at(-1)).toMatchObject({
    id: body.id,
    property_id: property.id,
    name: 'Sam Lee',
    phone: '+61 (0)412 345 678',
    email: null,
    property_address: '5/12 Wattlebird Street, Newtown, NSW 2042',
    preferred_callback_time: 'Anytime',
    status: 'pending',
    notes: null,
  });
});

test('a request may be about a property with reviews, too', async () => {
  const property = await buildProperty(backend);
  await buildReview(backend, { property: property.id });
  expect((await requestCallback(property.id)).status).toBe(201);
});

test.each([
  [{ name: 'S' }, 'Name must be at least 2 characters'],
  [{ name: undefined }, 'Name is required'],
  [{ name: ' S ' }, 'Name must be at least 2 characters'],
  [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
  [{ phone: '123456789' }, 'Please enter a valid phone number'],
  [{ phone: 412345678 }, 'Phone must be text'],
  [{ email: 'nobody' }, 'Please enter a valid email'],
  [{ preferredCallbackTime: 'At night' }, 'Choose a preferred callback time from the list'],
  [{ propertyId: 'one' }, 'Property must be a number'],
  [{ name: 'Half \ud83d' }, 'Name contains a character we can’t save'],
])('%o is refused', async (values, message) => {
  const property = await buildProperty(backend);
  const before = await stored();
  const { status, text } = await requestCallback(property.id, values);
  expect([status, text]).toEqual([400, message]);
  expect(await stored()).toEqual(before);
});

test('a property that is not there or was removed', async () => {
  const removed = await buildProperty(backend, { deletedAt: new Date() });
  for (const id of [removed.id, 999_999])
    expect(await requestCallback(id)).toMatchObject({ status: 404, text: 'Property not found' });
});

test('three an hour for a person; the next person at the same IP address may send one', async () => {
  const property = await buildProperty(limited);
  const browser = await signIn(limited, await buildUser(limited));
  const statuses = statusesOf(await inTurn(4, () => requestCallback(property.id, {}, browser, limited)));
  expect(statuses).toEqual([201, 201, 201, 429]);
  const next = await signIn(limited, await buildUser(limited));
  expect((await requestCallback(property.id, {}, next, limited)).status).toBe(201);
});
