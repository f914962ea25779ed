import { type Backend, startBackend } from '../testing/backend.ts';
import { buildBuilding, buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';
import { rekey } from './rekey.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({}, { isWorking: false });
});

afterAll(() => backend.stop());

const add = (address: string) =>
  backend.post('/api/properties', {
    ...{ address, suburb: 'Newtown', state: 'NSW', postcode: '2042', propertyType: 'unit' },
  });

/** The edit of an administrator as the release before writes it. */
const editAsBefore = (id: number, address: string, streetKey: string) =>
  backend.rows(
    'update property set address = $2, street_key = $3, version = version + 1 where id = $1',
    id,
    address,
    streetKey,
  );

const rowOf = async (id: number) =>
  (
    await backend.rows<{ key: string | null; unit: string | null; building: number | null }>(
      'select address_key as key, unit, building_id as building from property where id = $1',
      id,
    )
  )[0];

test('a property whose address the release before changed is no longer found by the former one', async () => {
  const { id } = await buildProperty(backend, { address: '5/12 Pi St' });
  await editAsBefore(id, '6/12 Pi St', '6/12 pi st');
  expect(await rowOf(id)).toEqual({ key: null, unit: null, building: null });
  await rekey(backend.em());
  expect(await rowOf(id)).toEqual({ key: '6/12 pi st', unit: '6', building: expect.any(Number) });
  const five = await add('5/12 Pi St');
  expect([five.status, five.body.id === id]).toEqual([201, false]);
  const six = await add('Unit 6, 12 Pi St');
  expect([six.status, six.body.id]).toEqual([200, id]);
});

test('what is known of it by other means stays: its merge, and the building an administrator chose', async () => {
  const asAdmin = await signIn(backend, await buildUser(backend, { isAdmin: true }));
  const { buildingId } = await buildBuilding(backend, ['1/14 Pi St']);
  const placed = await buildProperty(backend, { address: '5/16 Pi St' });
  await backend.send('PUT', `/api/admin/properties/${placed.id}/building`, { buildingId }, asAdmin);
  await editAsBefore(placed.id, '6/16 Pi St', '6/16 pi st');
  await rekey(backend.em());
  expect(await rowOf(placed.id)).toEqual({ key: '6/16 pi st', unit: '6', building: buildingId });

  const from = await buildProperty(backend, { address: '5/18 Pi St' });
  await backend.post(
    `/api/admin/properties/${from.id}/merge`,
    { into: placed.id, reason: 'Same home' },
    asAdmin,
  );
  await editAsBefore(from.id, '7/18 Pi St', '7/18 pi st');
  expect((await backend.get(`/api/properties/${from.id}`)).body.id).toBe(placed.id);
});

test.each([
  ['the residency of a review', { lived_here_count: 1, visited_count: 1 }, { residency_status: 'visited' }],
  ['a rating', { rating_counts: [1, 0, 0, 1, 0] }, { rating: 4 }],
])('stars are added up again where the release before changed %s', async (_, counts, review) => {
  const { id } = await buildProperty(backend);
  await buildReview(backend, { property: id, rating: 5 });
  await buildReview(backend, { property: id, rating: 1 });
  const set = async (table: string, values: object, where: string) =>
    backend.rows(
      `update ${table} set (${Object.keys(values)}) = row (${Object.keys(values).map((__, n) => `$${n + 2}`)}) where ${where}`,
      id,
      ...Object.values(values),
    );
  await set('review', review, 'property_id = $1 and rating = 5');
  await set('property', counts, 'id = $1');
  expect((await backend.get(`/api/properties/${id}`)).body.residencyAverages).toEqual({
    ...{ lived_here: null, visited: null, owned: null },
  });
  expect((await rekey(backend.em())).recounted).toBe(1);
  const expected =
    'rating' in review ? { lived_here: '2.50', visited: null } : { lived_here: '1.00', visited: '5.00' };
  expect((await backend.get(`/api/properties/${id}`)).body.residencyAverages).toMatchObject(expected);
  expect((await rekey(backend.em())).recounted).toBe(0);
});

test('a second edit that makes the sum right again does not hide the first one', async () => {
  const { id } = await buildProperty(backend);
  await buildReview(backend, { property: id, rating: 5 });
  await buildReview(backend, { property: id, rating: 1, residencyStatus: 'visited' });
  await backend.rows('update review set rating = 4 where property_id = $1 and rating = 5', id);
  await backend.rows(`update property set rating_counts = '{1,0,0,1,0}' where id = $1`, id);
  await backend.rows('update review set rating = 2 where property_id = $1 and rating = 1', id);
  await backend.rows(`update property set rating_counts = '{0,1,0,1,0}' where id = $1`, id);
  await rekey(backend.em());
  expect((await backend.get(`/api/properties/${id}`)).body.residencyAverages).toEqual({
    ...{ lived_here: '4.00', visited: '2.00', owned: null },
  });
});

test('a review that this release writes before stars are added up again is in the sum', async () => {
  const { id } = await buildProperty(backend);
  await buildReview(backend, { property: id, rating: 5 });
  await backend.rows(`update review set residency_status = 'visited' where property_id = $1`, id);
  await backend.rows('update property set lived_here_count = 0, visited_count = 1 where id = $1', id);
  const review = {
    residencyStatus: 'visited',
    rating: 3,
    title: 'Sunny home',
    content: 'We saw it twice in summer.',
  };
  expect((await backend.post('/api/reviews', { propertyId: id, ...review })).status).toBe(201);
  const averages = async () => (await backend.get(`/api/properties/${id}`)).body.residencyAverages;
  expect(await averages()).toEqual({ lived_here: null, visited: null, owned: null });
  await rekey(backend.em());
  expect(await averages()).toEqual({ lived_here: null, visited: '4.00', owned: null });
});
