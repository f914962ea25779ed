import type { BuildingDetail, BuildingProperty, BuildingReview, RatingHistory } from '@home-truths/contract';
import { compile } from '../../platform/database/query.ts';
import { buildingDetail } from '../../properties/pages/building-sums.sql.ts';
import { sharedBackend } from '../../testing/backend.ts';
import { buildBuilding, buildProperty, buildReview, buildUser, signIn } from '../../testing/builders.ts';
import { recomputeAggregates } from '../rating-aggregates.ts';

const backend = await sharedBackend();

const get = async <Reply>(path: string) => {
  const { status, body, headers } = await backend.get(path);
  return { status, body: body as Reply, tags: headers.get('cache-tag'), total: headers.get('x-total-count') };
};
const read = async (id: number) => (await get<BuildingDetail>(`/api/buildings/${id}`)).body;

interface Sums {
  reviews: number;
  average: string;
  spread: number[];
  split: Record<string, number>;
  averages: Record<string, string>;
  tags: { tag: string; count: number }[];
}

/** What the visible reviews of the visible properties of a building add up to, counted one by one. */
async function recount(buildingId: number): Promise<Sums> {
  const visible = `from review join property on property.id = review.property_id
    where property.building_id = ${buildingId} and property.deleted_at is null
      and review.hidden_at is null and review.deleted_at is null`;
  const [sums] = await backend.rows<Omit<Sums, 'tags'>>(`
    select count(*)::int as reviews, round(avg(rating), 2)::text as average,
      (select array_agg((select count(*)::int ${visible} and rating = stars) order by stars)
        from generate_series(1, 5) as stars) as spread,
      (select jsonb_object_agg(residency, (select count(*)::int ${visible} and residency_status = residency))
        from unnest('{lived_here,visited,owned}'::text[]) as residency) as split,
      (select jsonb_object_agg(residency, (select round(avg(rating), 2)::text ${visible} and residency_status = residency))
        from unnest('{lived_here,visited,owned}'::text[]) as residency) as averages
    ${visible}`);
  const tags = await backend.rows<{ tag: string; count: number }>(`
    select tag, count(*)::int as count from (select unnest(issues_tags) as tag ${visible}) as named
    group by tag order by count desc, tag`);
  return { ...(sums as Omit<Sums, 'tags'>), tags };
}

/** A building of three properties with reviews, hidden and deleted ones among them, and a property that was removed. */
async function buildReviewed(street: string) {
  const lines = ['2', '10', '1', '7'].map(unit => `${unit}/${street}`);
  const { buildingId, properties } = await buildBuilding(backend, lines);
  const [two, ten, one, removed] = properties as [number, number, number, number];
  const named = { issuesTags: ['Leaks', 'Pests'] };
  await buildReview(backend, { property: two, rating: 1, ...named });
  await buildReview(backend, { property: two, rating: 4, residencyStatus: 'visited' });
  await buildReview(backend, { property: ten, rating: 5, residencyStatus: 'owned', issuesTags: ['Leaks'] });
  await buildReview(backend, { property: ten, rating: 2 });
  await buildReview(backend, { property: ten, rating: 1, hiddenAt: new Date(), ...named });
  await buildReview(backend, { property: ten, rating: 1, deletedAt: new Date(), ...named });
  await buildReview(backend, { property: removed, rating: 1, ...named });
  await backend.rows('update property set deleted_at = now() where id = $1', removed);
  return { buildingId, two, ten, one, removed };
}

test('a building shows what the visible reviews of its visible properties add up to', async () => {
  const { buildingId } = await buildReviewed('26 Kilbride Crescent');
  const sums = await recount(buildingId);
  expect(sums).toMatchObject({ reviews: 4, average: '3.00', split: { lived_here: 2, visited: 1, owned: 1 } });
  expect(await read(buildingId)).toEqual({
    id: buildingId,
    name: null,
    address: '26 Kilbride Crescent',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    place: '/suburb/nsw/newtown-2042',
    propertyCount: 3,
    reviewedPropertyCount: 2,
    reviewCount: 4,
    averageRating: '3.00',
    ratingSpread: sums.spread,
    residencySplit: sums.split,
    residencyAverages: sums.averages,
    issueTagCounts: sums.tags,
    version: 1,
  });
});

test('a building without reviews has no averages', async () => {
  const { buildingId } = await buildBuilding(backend, ['1/3 Boree Street']);
  expect(await read(buildingId)).toMatchObject({
    propertyCount: 1,
    reviewedPropertyCount: 0,
    reviewCount: 0,
    averageRating: '0.00',
    residencyAverages: { lived_here: null, visited: null, owned: null },
    issueTagCounts: [],
  });
});

test('an average whose stars were not added up yet is not shown', async () => {
  const { buildingId, properties } = await buildBuilding(backend, ['1/5 Boree Street']);
  await buildReview(backend, { property: properties[0] as number, rating: 4 });
  // the worker, which adds up what is missing, does not notice it so
  await backend.rows(
    `update property set lived_here_stars = 0, rating_counts = '{0,0,0,0,0}' where id = $1`,
    properties[0],
  );
  expect((await read(buildingId)).residencyAverages.lived_here).toBeNull();
  const { body } = await get<{ residencyAverages: object }>(`/api/properties/${properties[0]}`);
  expect(body.residencyAverages).toEqual({ lived_here: null, visited: null, owned: null });
});

test('properties are listed by the number of reviews, or by their unit, 2 before 10', async () => {
  const { buildingId, two, ten, one } = await buildReviewed('31 Kurrajong Street');
  const whole = await buildProperty(backend, { address: '31 Kurrajong Street' });
  const { properties } = await buildBuilding(backend, ['G02/31 Kurrajong Street', 'G1/31 Kurrajong Street']);
  const idsOf = async (query: string) => {
    const { body, total } = await get<BuildingProperty[]>(`/api/buildings/${buildingId}/properties${query}`);
    return { total, ids: body.map(({ id }) => id) };
  };
  const [g02, g1] = properties;
  expect(await idsOf('?sort=unit')).toEqual({ total: '6', ids: [one, two, ten, g1, g02, whole.id] });
  expect(new Set((await idsOf('')).ids.slice(0, 2))).toEqual(new Set([two, ten]));
  expect(await idsOf('?sort=unit&limit=2&page=2')).toEqual({ total: '6', ids: [ten, g1] });
  expect(await idsOf('?page=3')).toEqual({ total: '6', ids: [] });
  const { body } = await get<BuildingProperty[]>(`/api/buildings/${buildingId}/properties?sort=unit`);
  expect(body[1]).toMatchObject({
    unit: '2',
    address: '2/31 Kurrajong Street',
    reviewCount: 2,
    averageRating: '2.50',
    excerpt: 'Quiet at night and dry in winter.',
    issueTags: ['Leaks', 'Pests'],
  });
});

test('the reviews of a building say which property they are about, and take the filters of a property’s', async () => {
  const { buildingId, two, ten } = await buildReviewed('8 Mallee Lane');
  const list = (query = '') => get<BuildingReview[]>(`/api/buildings/${buildingId}/reviews${query}`);
  const { body, total, tags } = await list();
  const newestFirst = body.map(({ id }) => id).toSorted((a, b) => b - a);
  expect(body.map(({ id }) => id)).toEqual(newestFirst);
  const byRating = body.toSorted((a, b) => a.rating - b.rating);
  expect(byRating.map(review => [review.rating, review.property])).toEqual([
    [1, { id: two, address: '2/8 Mallee Lane', unit: '2' }],
    [2, { id: ten, address: '10/8 Mallee Lane', unit: '10' }],
    [4, { id: two, address: '2/8 Mallee Lane', unit: '2' }],
    [5, { id: ten, address: '10/8 Mallee Lane', unit: '10' }],
  ]);
  expect(total).toBe('4');
  expect(tags?.split(' ').toSorted()).toEqual(
    ['building', 'helpful-in-building']
      .map(topic => `${topic}/${buildingId}`)
      .concat(`review/${two}`, `review/${ten}`)
      .toSorted(),
  );
  const ratings = async (query: string) => {
    const found = await list(query);
    return [found.total, found.body.map(({ rating }) => rating)];
  };
  expect(await ratings('?sort=rating-low&limit=3')).toEqual(['4', [1, 2, 4]]);
  expect(await ratings('?issueTag=Leaks&sort=rating-high')).toEqual(['2', [5, 1]]);
  expect(await ratings('?residencyStatus=visited')).toEqual(['1', [4]]);
  expect(await ratings('?rating=3')).toEqual(['0', []]);
});

test('a person’s marks are read for all properties of a building', async () => {
  const { buildingId, properties } = await buildBuilding(backend, ['1/9 Mallee Lane', '2/9 Mallee Lane']);
  const reviews = [];
  for (const property of properties) reviews.push(await buildReview(backend, { property }));
  const elsewhere = await buildReview(backend, { property: (await buildProperty(backend)).id });
  const user = await buildUser(backend);
  for (const { id } of [...reviews, elsewhere])
    await backend.rows('insert into helpful_vote (review_id, user_id) values ($1, $2)', id, user.id);
  const headers = await signIn(backend, user);
  const marked = (query: string) => backend.get(`/api/reviews/marked?${query}`, headers);
  const ids = reviews.map(({ id }) => id);
  expect((await marked(`buildingId=${buildingId}`)).body.toSorted()).toEqual(ids.toSorted());
  expect((await marked(`propertyId=${properties[0]}`)).body).toEqual([reviews[0]?.id]);
  for (const query of ['', 'propertyId=1&buildingId=1']) expect((await marked(query)).status).toBe(400);
});

test('a history has the years of Sydney, and the last 24 months', async () => {
  const { buildingId, properties } = await buildBuilding(backend, ['1/4 Myall Street', '2/4 Myall Street']);
  const [one, two] = properties as [number, number];
  const now = new Date();
  const at = (createdAt: string) => ({ createdAt: new Date(createdAt) });
  await buildReview(backend, { property: one, rating: 1, ...at('2019-12-31T12:30:00Z') });
  await buildReview(backend, { property: one, rating: 2, ...at('2019-12-31T13:30:00Z') });
  await buildReview(backend, { property: two, rating: 5, ...at('2020-06-01T00:00:00Z') });
  await buildReview(backend, { property: two, rating: 5, hiddenAt: now, ...at('2021-06-01T00:00:00Z') });
  const path = `/api/buildings/${buildingId}/history`;
  const years = [
    { year: 2019, reviewCount: 1, averageRating: '1.00' },
    { year: 2020, reviewCount: 2, averageRating: '3.50' },
  ];
  expect((await get<RatingHistory>(path)).body).toEqual({ years, recent: null });
  await buildReview(backend, { property: one, rating: 4, createdAt: now });
  const recent = { months: 24, reviewCount: 1, averageRating: '4.00' };
  expect((await get<RatingHistory>(path)).body).toMatchObject({ recent });
  const ofProperty = (await get<RatingHistory>(`/api/properties/${one}/history`)).body;
  expect(ofProperty.years.map(({ year, reviewCount }) => [year, reviewCount])).toEqual([
    [2019, 1],
    [2020, 1],
    [Number(new Intl.DateTimeFormat('en', { timeZone: 'Australia/Sydney', year: 'numeric' }).format(now)), 1],
  ]);
  expect(ofProperty.recent).toEqual(recent);
});

test('a property names its unit, its building with all that it counts, and its averages', async () => {
  const { buildingId, two, one } = await buildReviewed('12 Yarran Street');
  const { body, tags } = await get<object>(`/api/properties/${one}`);
  expect(body).toMatchObject({
    unit: '1',
    building: {
      id: buildingId,
      name: null,
      address: '12 Yarran Street',
      propertyCount: 3,
      reviewCount: 4,
      averageRating: '3.00',
    },
    place: '/suburb/nsw/newtown-2042',
  });
  expect(tags).toBe(`property/${one} review/${one} building/${buildingId}`);
  const averages = { lived_here: '1.00', visited: '4.00', owned: null };
  expect((await get<object>(`/api/properties/${two}`)).body).toMatchObject({ residencyAverages: averages });
  const { id } = await buildProperty(backend);
  const alone = await get<object>(`/api/properties/${id}`);
  expect(alone.body).toMatchObject({ unit: null, building: null });
  expect(alone.tags).toBe(`property/${id} review/${id}`);
});

test('a building that is unknown, or of which no property is left, is not found', async () => {
  const { buildingId, properties } = await buildBuilding(backend, ['1/77 Gidgee Street']);
  await backend.rows('update property set deleted_at = now() where id = $1', properties[0]);
  for (const id of [buildingId, 999_999])
    for (const path of ['', '/properties', '/reviews', '/history'])
      expect(await backend.get(`/api/buildings/${id}${path}`)).toMatchObject({
        status: 404,
        text: 'Building not found',
      });
});

test('three of the first rows that share a building name it, two do not', async () => {
  const units = [1, 2, 3].map(unit => `${unit}/5 Coolibah Parade`);
  const { buildingId } = await buildBuilding(backend, units.slice(0, 2));
  const search = async () => {
    const { body } = await get<{ building?: object; address: string }[]>('/api/properties/search?q=coolibah');
    return body.map(({ building }) => building);
  };
  await buildProperty(backend, { address: '9 Coolibah Parade' });
  expect(await search()).toEqual([undefined, undefined, undefined]);
  await buildBuilding(backend, units.slice(2));
  const building = {
    id: buildingId,
    name: null,
    address: '5 Coolibah Parade',
    propertyCount: 3,
    reviewCount: 0,
    averageRating: '0.00',
  };
  const rows = await search();
  expect(rows.filter(Boolean)).toEqual([building, building, building]);
  expect(rows).toHaveLength(4);
});

test('300 properties with 3,000 reviews are added up without reading any review', async () => {
  const { buildingId } = await buildBuilding(backend, ['1/300 Ironbark Street']);
  await backend.rows(
    `insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key, address_key, unit, building_id)
     select unit || '/300 Ironbark Street', 'Newtown', 'NSW', '2042', 'apartment', unit || '/300 ironbark st', 'newtown',
       unit || '/300 ironbark st', unit::text, $1 from generate_series(2, 300) as unit`,
    buildingId,
  );
  await backend.rows(
    `insert into review (property_id, residency_status, rating, title, content, issues_tags)
     select id, (array['lived_here', 'visited', 'owned'])[1 + n % 3], 1 + (id + n) % 5, 'A fair home', 'Quiet at night and dry.',
       (array['{Leaks,Pests}', '{Noise Issues}', '{Good Location,Leaks}', '{}'])[1 + n % 4]::text[]
     from property, generate_series(1, 10) as n where building_id = $1`,
    buildingId,
  );
  await backend.rows(
    `update review set hidden_at = now() where id in (
       select min(review.id) from review join property on property.id = property_id where building_id = $1)`,
    buildingId,
  );
  await recomputeAggregates(backend.em());
  // recounting takes seconds with a plan for empty tables
  await backend.database.asOwner('analyze property, review');
  const sums = await recount(buildingId);
  const detail = await read(buildingId);
  expect([sums.reviews, detail.propertyCount]).toEqual([2999, 300]);
  expect(detail).toMatchObject({ reviewCount: 2999, averageRating: sums.average, ratingSpread: sums.spread });
  expect(detail).toMatchObject({ residencySplit: sums.split, residencyAverages: sums.averages });
  expect(detail.issueTagCounts).toEqual(sums.tags);
  const { text, values } = compile(buildingDetail(buildingId));
  const plan = await backend.rows<Record<string, string>>(`explain ${text}`, ...values);
  expect(plan.map(row => row['QUERY PLAN']).filter(line => / on review/.test(line ?? ''))).toEqual([]);
});
