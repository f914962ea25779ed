import { sharedBackend, startBackend } from '../testing/backend.ts';
import { buildBuilding, buildProperty, buildReview } from '../testing/builders.ts';
import { PlaceSumsService } from './place-sums.service.ts';

// its worker would count while a test prepares what is to be counted
const backend = await sharedBackend({}, { isWorking: false });

const count = () => backend.app.get(PlaceSumsService).count();
const read = async (path: string) => (await backend.get(`/api/suburbs/${path}`)).body;
const statusOf = async (path: string) => (await backend.get(`/api/${path}`)).status;

/** Properties of a suburb, each with reviews of these ratings. */
async function fill(place: object, ratings: readonly (readonly number[])[], review = {}): Promise<number[]> {
  const ids: number[] = [];
  for (const each of ratings) {
    const { id } = await buildProperty(backend, place);
    for (const rating of each) await buildReview(backend, { property: id, rating, ...review });
    ids.push(id);
  }
  return ids;
}

const listLocality = async (
  name: string,
  [suburbKey, state, postcode]: [suburbKey: string, state: string, postcode: string],
  [latitude, longitude]: [latitude: number | null, longitude: number | null] = [null, null],
) => {
  await backend.rows(
    `insert into data_source (name, licence, attribution, url, imported_at, rows)
     values ('geonames', 'CC BY 4.0', 'Localities: GeoNames, CC BY 4.0', 'https://www.geonames.org', now(), 1)
     on conflict do nothing`,
  );
  await backend.rows(
    `insert into suburb (suburb_key, state, postcode, name, latitude, longitude, source)
     values ($1, $2, $3, $4, $5, $6, 'geonames')
     on conflict (suburb_key, state, postcode) do update set
       name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude, source = excluded.source`,
    ...[suburbKey, state, postcode, name, latitude, longitude],
  );
};

describe('the threshold', () => {
  test.each([
    ['4 reviews', 'Fourfield', [[5, 5], [5], [5]], null],
    ['5 reviews of 2 homes and a home without any', 'Emptyfield', [[5, 5, 5], [5, 5], []], null],
    ['5 reviews of 3 homes', 'Enoughfield', [[5, 5], [4, 4], [1]], '3.80'],
  ])('%s', async (_, suburb, ratings, average) => {
    await fill({ suburb, state: 'SA', postcode: '5001' }, ratings, { issuesTags: ['Pests'] });
    await count();
    const body = await read(`sa/${suburb.toLowerCase()}-5001`);
    const reviews = ratings.flat().length;
    expect(body).toMatchObject({
      propertyCount: ratings.length,
      reviewCount: reviews,
      averageRating: average,
      residencySplit: { lived_here: reviews, visited: 0, owned: 0 },
    });
    expect(body.ratingSpread).toEqual(average ? [1, 0, 0, 2, 2] : []);
    expect(body.residencyAverages.lived_here).toBe(average);
    expect(body.issueTagShares).toEqual(average ? [{ tag: 'Pests', count: 5, share: 100 }] : []);
    const { body: state } = await backend.get('/api/states/sa');
    expect(state.suburbs.find(({ name }: { name: string }) => name === suburb)).toEqual({
      name: suburb,
      postcode: '5001',
      place: `/suburb/sa/${suburb.toLowerCase()}-5001`,
      propertyCount: ratings.length,
      reviewCount: reviews,
      averageRating: average,
    });
  });
});

test('sums equal a recount, in the suburb and in its state; what is deleted, hidden or merged counts nowhere', async () => {
  const place = { suburb: 'Recount', state: 'TAS', postcode: '7001' };
  const [first, , , removed, merged] = await fill(place, [[5, 4], [3], [2, 2], [1], [1]]);
  const hidden = await buildReview(backend, { property: first as number, rating: 1, hiddenAt: new Date() });
  expect(hidden.hiddenAt).toBeTruthy();
  await buildReview(backend, { property: first as number, rating: 1, deletedAt: new Date() });
  await backend.rows('update property set deleted_at = now() where id = $1', removed);
  await backend.rows(
    'update property set deleted_at = now(), merged_into_id = $2 where id = $1',
    merged,
    first,
  );
  await fill({ ...place, suburb: 'Elsewhere' }, [[5], []]);
  await count();
  const [recount] = await backend.rows(
    `select count(*)::int as reviews, round(avg(rating), 2)::text as average, count(distinct property_id)::int as homes
     from review join property on property.id = property_id
     where property.state = 'TAS' and suburb = 'Recount' and property.deleted_at is null
       and review.deleted_at is null and hidden_at is null`,
  );
  expect(recount).toEqual({ reviews: 5, average: '3.20', homes: 3 });
  expect(await read('tas/recount-7001')).toMatchObject({
    propertyCount: 3,
    reviewedPropertyCount: 3,
    reviewCount: 5,
    averageRating: '3.20',
    ratingSpread: [0, 2, 1, 1, 1],
  });
  const { body: state } = await backend.get('/api/states/TAS');
  expect(state).toMatchObject({
    state: 'TAS',
    name: 'Tasmania',
    propertyCount: 5,
    reviewedPropertyCount: 4,
    reviewCount: 6,
    averageRating: '3.50',
  });
  const { body: states } = await backend.get('/api/states');
  expect(states).toHaveLength(8);
  expect(states.find((each: { state: string }) => each.state === 'TAS')).toEqual({
    state: 'TAS',
    name: 'Tasmania',
    place: '/suburb/tas',
    propertyCount: 5,
    reviewCount: 6,
    averageRating: '3.50',
  });
});

test('one name in two states is two suburbs, and without a postcode it is a third', async () => {
  await fill({ suburb: 'Richmond', state: 'VIC', postcode: '3121' }, [[5], [5]]);
  await fill({ suburb: 'Richmond', state: 'NSW', postcode: '2753' }, [[1]]);
  await fill({ suburb: 'Richmond', state: 'VIC', postcode: '0000' }, [[2, 2, 2]]);
  await count();
  const found = ({ propertyCount, reviewCount, state, postcode }: Record<string, unknown>) =>
    [propertyCount, reviewCount, state, postcode].join(' ');
  expect(found(await read('vic/richmond-3121'))).toBe('2 2 VIC 3121');
  expect(found(await read('nsw/richmond-2753'))).toBe('1 1 NSW 2753');
  expect(found(await read('vic/richmond'))).toBe('1 3 VIC 0000');
  // without a property of its own, a name alone means the only suburb of that name
  expect((await read('nsw/richmond')).postcode).toBe('2753');
  expect(await statusOf('suburbs/vic/richmond-2753')).toBe(404);
  expect(await statusOf('suburbs/qld/richmond-3121')).toBe(404);
});

test('a suburb is found by other spellings, and has one name', async () => {
  await listLocality('Mount Waverley', ['mt waverley', 'VIC', '3149']);
  for (const slug of ['mount-waverley-3149', 'mt-waverley-3149', 'MOUNT-Waverley-3149', 'mount-waverley'])
    expect((await read(`VIC/${slug}`)).name).toBe('Mount Waverley');
  await listLocality('Town of 1770', ['town of 1770', 'QLD', '4677']);
  for (const slug of ['town-of-1770-4677', 'town-of-1770'])
    expect((await read(`qld/${slug}`)).postcode).toBe('4677');
});

test('a suburb of a list is there without a property; one whose properties are all removed is not', async () => {
  await listLocality('Quietville', ['quietville', 'WA', '6999']);
  const body = await read('wa/quietville-6999');
  expect(body).toMatchObject({
    name: 'Quietville',
    propertyCount: 0,
    reviewCount: 0,
    averageRating: null,
    ratingSpread: [],
    buildings: [],
    mostReviewed: [],
    latest: [],
    source: 'Localities: GeoNames, CC BY 4.0',
  });
  expect(body.countedAt).toMatch(/^\d{4}-.*Z$/);
  const [id] = await fill({ suburb: 'Ghostville', state: 'WA', postcode: '6998' }, [[3]]);
  // it is newer than the last count
  expect(await read('wa/ghostville-6998')).toMatchObject({ propertyCount: 0, source: null });
  await backend.rows('update property set deleted_at = now() where id = $1', id);
  expect(await statusOf('suburbs/wa/ghostville-6998')).toBe(404);
});

test('the lists of a suburb are as they are now, not as they were counted', async () => {
  const place = { suburb: 'Listed', state: 'NSW', postcode: '2999' };
  const [most, two, one] = (await fill(place, [[5, 5, 5], [4, 4], [1], []])) as [number, number, number];
  const { buildingId } = await buildBuilding(backend, ['1/9 Listed Street', '2/9 Listed Street'], place);
  const [unit] = await backend.rows<{ id: number }>(
    'select id from property where building_id = $1',
    buildingId,
  );
  const review = await buildReview(backend, {
    property: unit?.id as number,
    title: 'A secret',
    content: 'A secret that must go at once.',
  });
  await count();
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const before = await backend.get('/api/suburbs/nsw/listed-2999');
  expect(idsOf(before.body.mostReviewed).slice(0, 2)).toEqual([most, two]);
  expect(idsOf(before.body.latest).sort()).toEqual([most, two, one, unit?.id as number].sort());
  expect(idsOf(before.body.buildings)).toEqual([buildingId]);
  expect(before.text).toContain('A secret');
  const tags = before.headers.get('Cache-Tag')?.split(' ');
  expect(tags).toEqual(
    expect.arrayContaining(['place', `property/${unit?.id}`, `review/${unit?.id}`, `building/${buildingId}`]),
  );
  await backend.rows('update review set hidden_at = now() where id = $1', review.id);
  await backend.rows('update property set deleted_at = now() where id = $1', most);
  const after = await backend.get('/api/suburbs/nsw/listed-2999');
  expect(after.text).not.toContain('A secret');
  expect(idsOf(after.body.mostReviewed)).not.toContain(most);
  expect(idsOf(after.body.mostReviewed)).toContain(two);
});

test('suburbs nearby are the nearest with a review, also in another state; else those of the state', async () => {
  const at = (suburb: string, state: string, postcode: string) => ({ suburb, state, postcode });
  for (const [name, state, postcode, latitude] of [
    ['Centre', 'ACT', '2600', -35.3],
    ['Near', 'ACT', '2601', -35.31],
    ['Border', 'NSW', '2620', -35.35],
    ['Silent', 'ACT', '2602', -35.301],
    ['Far', 'ACT', '2603', -37.3],
  ] as const) {
    await fill(at(name, state, postcode), name === 'Silent' ? [[]] : [[3]]);
    await listLocality(name, [name.toLowerCase(), state, postcode], [latitude, 149.1]);
  }
  await fill(at('Nowhere', 'ACT', '2604'), [[1]]);
  await count();
  const namesOf = ({ nearby }: { nearby: { name: string }[] }) => nearby.map(({ name }) => name);
  const centre = await read('act/centre-2600');
  expect([namesOf(centre), centre.nearbyBy]).toEqual([['Near', 'Border'], 'distance']);
  expect(centre.nearby[1]).toEqual({
    name: 'Border',
    state: 'NSW',
    postcode: '2620',
    place: '/suburb/nsw/border-2620',
    reviewCount: 1,
  });
  const nowhere = await read('act/nowhere-2604');
  expect([namesOf(nowhere), nowhere.nearbyBy]).toEqual([['Centre', 'Far', 'Near'], 'state']);
});

test('a property and a building name the page of their suburb', async () => {
  await listLocality('Mount Aster', ['mt aster', 'NT', '0801']);
  const { buildingId, properties } = await buildBuilding(backend, ['1/3 Place Street'], {
    suburb: 'Mt Aster',
    state: 'NT',
    postcode: '0801',
  });
  expect((await backend.get(`/api/properties/${properties[0]}`)).body.place).toBe(
    '/suburb/nt/mount-aster-0801',
  );
  expect((await backend.get(`/api/buildings/${buildingId}`)).body.place).toBe('/suburb/nt/mount-aster-0801');
});

test.each([
  ['a very long name', `suburbs/vic/${'a'.repeat(2_000)}`, 400],
  ['an endless name', `suburbs/vic/${'a'.repeat(10_000)}`, 414],
  ['a state that there is not', 'states/victoria', 400],
  ['half a character', 'suburbs/vic/%E0%A4%A', 400],
  ['a postcode', 'suburbs/vic/9999', 404],
])('%s is refused', async (_, path, status) => {
  expect(await statusOf(path)).toBe(status);
});

test('a state that was never counted is counted when it is first read', async () => {
  const fresh = await startBackend({}, { isWorking: false });
  await buildProperty(fresh, { suburb: 'Firstville', state: 'QLD', postcode: '4001' });
  const [one, two] = await Promise.all([fresh.get('/api/states/qld'), fresh.get('/api/states/qld')]);
  expect([one?.body.propertyCount, two?.body.propertyCount]).toEqual([1, 1]);
  expect((await fresh.get('/api/states')).body).toHaveLength(8);
  await fresh.stop();
});
