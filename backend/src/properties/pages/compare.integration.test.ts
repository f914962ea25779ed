import type { CompareProperty } from '@home-truths/contract';
import { sharedBackend } from '../../testing/backend.ts';
import { buildBuilding, buildProperty, buildReview } from '../../testing/builders.ts';

const backend = await sharedBackend();

const compare = async (ids: unknown) => {
  const { status, body, headers } = await backend.get(`/api/properties/compare?ids=${ids}`);
  return { status, body: body as CompareProperty[], tags: headers.get('cache-tag')?.split(' ') };
};

const idsOf = ({ body }: { body: CompareProperty[] }) => body.map(({ id }) => id);

/** Three properties with reviews; the first two are in one building. */
async function buildThree(street: string) {
  const { buildingId, properties } = await buildBuilding(backend, [`1/${street}`, `2/${street}`]);
  const [one, two] = properties as [number, number];
  const { id: alone } = await buildProperty(backend);
  await buildReview(backend, { property: one, rating: 1, createdAt: new Date('2019-06-01') });
  await buildReview(backend, { property: one, rating: 4, issuesTags: ['Leaks'] });
  await buildReview(backend, { property: two, rating: 2, residencyStatus: 'owned', hiddenAt: new Date() });
  await buildReview(backend, { property: alone, rating: 5, residencyStatus: 'visited' });
  return { buildingId, one, two, alone };
}

test('properties are as on their own pages, with their histories, in the order asked for', async () => {
  const { one, two, alone } = await buildThree('3 Quandong Street');
  const ids = [alone, one, two];
  const compared = await compare(ids);
  expect(compared.status).toBe(200);
  const single = async (id: number) => ({
    ...(await backend.get(`/api/properties/${id}`)).body,
    history: (await backend.get(`/api/properties/${id}/history`)).body,
  });
  expect(compared.body).toEqual(await Promise.all(ids.map(single)));
  expect(compared.body.map(({ history }) => history.recent?.averageRating)).toEqual([
    '5.00',
    '4.00',
    undefined,
  ]);
  expect(compared.body[1]?.history.years).toHaveLength(2);
  expect(idsOf(await compare([two, alone]))).toEqual([two, alone]);
});

test('a page that shows them is stale once one of them, its building or a missing one changes', async () => {
  const { buildingId, one, two, alone } = await buildThree('5 Quandong Street');
  await backend.rows('update property set deleted_at = now() where id = $1', alone);
  const { tags } = await compare([one, alone, two]);
  expect(new Set(tags)).toEqual(
    new Set([
      ...[one, alone, two].flatMap(id => [`property/${id}`, `review/${id}`]),
      `building/${buildingId}`,
    ]),
  );
});

test('those that are gone or unknown are left out', async () => {
  const { one, two, alone } = await buildThree('7 Quandong Street');
  await backend.rows('update property set deleted_at = now() where id = $1', one);
  expect(idsOf(await compare([one, two, 999_999_999, alone]))).toEqual([two, alone]);
  expect(idsOf(await compare([one, 999_999_999]))).toEqual([]);
});

test('a merged property is the one that it went into, once', async () => {
  const { one, two, alone } = await buildThree('9 Quandong Street');
  await backend.rows('update property set deleted_at = now(), merged_into_id = $2 where id = $1', two, alone);
  const merged = await compare([two, one]);
  expect(idsOf(merged)).toEqual([alone, one]);
  expect(merged.tags).toEqual(expect.arrayContaining([`property/${two}`, `property/${alone}`]));
  expect(idsOf(await compare([two, one, alone]))).toEqual([alone, one]);
  expect(idsOf(await compare([one, alone, two]))).toEqual([one, alone]);
});

const FEW = 'Choose at least 2 properties to compare';
const INVALID = 'This link isn’t valid.';

test.each([
  ['', FEW],
  ['7', FEW],
  ['1,2,3,4,5', 'You can compare up to 4 properties'],
  ['7,9,7', 'Each property can be compared only once'],
  ['7,', INVALID],
  ['7, 9', INVALID],
  ['7,9999999999', INVALID],
  ['7&ids=9', INVALID],
])('the ids %s are refused', async (ids, message) => {
  const { status, text } = await backend.get(`/api/properties/compare?ids=${ids}`);
  expect([status, text]).toEqual([400, message]);
});
