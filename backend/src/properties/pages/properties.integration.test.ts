import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, propertyAt } from '../../testing/builders.ts';
import { atOnce, statusesOf } from '../../testing/responses.ts';

const backend = await sharedBackend();

const at = (address: string, values = {}) =>
  propertyAt(address, { suburb: 'Carlton', state: 'VIC', postcode: '3053', ...values });
const add = (address: string, values = {}) => backend.post('/api/properties', at(address, values));

test('a new property is found at once by its address', async () => {
  const { status, body } = await add('5 Lantern Street', { suburb: 'Yackandandah', postcode: '3749' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ averageRating: '0.00', reviewCount: 0, ratingSpread: [0, 0, 0, 0, 0] });
  expect((await backend.get('/api/properties/search?q=lantern+yackandanda')).body[0].id).toBe(body.id);
});

test.each([
  ['Unit 5, 12 Smith Street', {}],
  ['U5/12 SMITH ST.', {}],
  ['5/12 Smith St', { suburb: 'CARLTON' }],
  ['5/12 Smith St', { postcode: '0000' }],
  ['5/12 Smith St', { postcode: undefined }],
  ['5/12 Smith St', { propertyType: 'unit' }],
])('%s %o is the property already known', async (address, values) => {
  const first = await add('5/12 Smith St');
  const again = await add(address, values);
  expect([again.status, again.body.id]).toEqual([200, first.body.id]);
});

test('an apostrophe of any kind is found', async () => {
  const { body } = await add("9 O'Keefe Mews");
  for (const typed of ["O'Keefe", 'O’Keefe', 'O´Keefe', 'O′Keefe', 'OKeefe'])
    expect(
      (await backend.get(`/api/properties/search?${new URLSearchParams({ q: typed })}`)).body,
    ).toMatchObject([{ id: body.id }]);
});

test('a postcode that the list does not know in a state is taken', async () => {
  const place = { suburb: 'Mungindi', state: 'QLD', postcode: '2406' };
  expect(await add('1 Border Rd', place)).toMatchObject({ status: 201, body: { postcode: '2406' } });
});

test('another unit, number, suburb, state or postcode is another property', async () => {
  const properties = [
    await add('20 Clay Street'),
    await add('1/20 Clay Street'),
    await add('20-22 Clay Street'),
    await add('20 Clay Road'),
    await add('20 Clay Street', { suburb: 'Carlton North' }),
    await add('20 Clay Street', { state: 'NSW' }),
    await add('20 Clay Street', { postcode: '3054' }),
  ];
  expect(new Set(properties.map(({ body }) => body.id)).size).toBe(properties.length);
});

test('a missing postcode is looked up among the properties of the suburb', async () => {
  await add('1 Known Street', { suburb: 'Braddon', state: 'ACT', postcode: '2612' });
  const { body } = await add('2 Known Street', { suburb: 'BRADDON', state: 'ACT', postcode: '0000' });
  expect(body.postcode).toBe('2612');
});

test('forty people adding the same property at once make one record', async () => {
  const spellings = ['8/3 Rush Street', 'Unit 8, 3 Rush St', 'U8/3 RUSH ST', 'Apt 8, 3 Rush Str'];
  const postcodes = ['3053', '0000'];
  const responses = await atOnce(40, n => add(spellings[n % 4] as string, { postcode: postcodes[n % 2] }));
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect(statusesOf(responses).sort().slice(38)).toEqual([200, 201]);
});

test('a property that moderators removed is not brought back', async () => {
  await buildProperty(backend, { ...at('66 Gone Street'), deletedAt: new Date() });
  const { status, text } = await add('66 Gone St');
  expect([status, text]).toEqual([
    409,
    'Our moderators removed this property. If you think that’s a mistake, contact us.',
  ]);
});

test.each([
  [{ address: '' }, 'Property address is required'],
  [{ address: '!!! / -' }, 'Please include the street number, for example 12 Smith St'],
  [{ suburb: '---' }, 'Enter a suburb'],
  [{ address: `1 ${'\u3316'.repeat(23)}` }, 'Property address is too long. Please shorten it'],
  [{ suburb: '\ufdfa'.repeat(20) }, 'Suburb is too long. Please shorten it'],
  [{ address: 'Mum and Dad' }, 'Please include the street number, for example 12 Smith St'],
])('%o is refused', async (values, message) => {
  const { status, text } = await add('1 Refused Street', values);
  expect([status, text]).toEqual([400, message]);
});

test('a property shows its spread, its split and its tags with their counts', async () => {
  const property = await buildProperty(backend);
  const owned = { rating: 5, residencyStatus: 'owned' as const, issuesTags: ['Leaks', 'Pests'] };
  await buildReview(backend, { property: property.id, ...owned });
  await buildReview(backend, { property: property.id, rating: 2, issuesTags: ['Pests'] });
  const { body } = await backend.get(`/api/properties/${property.id}`);
  expect(body).toMatchObject({
    averageRating: '3.50',
    ratingSpread: [0, 1, 0, 0, 1],
    residencySplit: { lived_here: 1, visited: 0, owned: 1 },
    issueTagCounts: [
      { tag: 'Pests', count: 2 },
      { tag: 'Leaks', count: 1 },
    ],
  });
});

test('a property that is not there is not found', async () => {
  const gone = await backend.get('/api/properties/999999');
  expect(gone).toMatchObject({ status: 404, text: 'Property not found' });
});

test('a property shows its visible ratings by the month in Sydney', async () => {
  const property = await buildProperty(backend);
  for (const [rating, createdAt] of [
    [4, '2024-12-31T12:00:00Z'],
    [5, '2024-12-31T13:30:00Z'],
    [2, '2025-01-20T00:00:00Z'],
    [3, '2025-06-01T00:00:00Z'],
  ] as const)
    await buildReview(backend, { property: property.id, rating, createdAt: new Date(createdAt) });
  await buildReview(backend, { property: property.id, rating: 1, hiddenAt: new Date() });
  await buildReview(backend, { property: property.id, rating: 1, deletedAt: new Date() });
  const { body } = await backend.get(`/api/properties/${property.id}`);
  expect(body.ratingsByMonth).toEqual([
    { month: '2024-12', ratings: [4] },
    { month: '2025-01', ratings: [2, 5] },
    { month: '2025-06', ratings: [3] },
  ]);
});
