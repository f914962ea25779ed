import { SEARCH_SORTS } from '@home-truths/contract';
import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview } from '../../testing/builders.ts';

const backend = await sharedBackend();

const list = async (query: string) => {
  const { body, headers } = await backend.get(`/api/properties/search?${query}`);
  const addresses: string[] = body.map((property: { address: string }) => property.address);
  return { addresses, body, total: headers.get('X-Total-Count') };
};

const day = (date: number) => new Date(Date.UTC(2026, 0, date));

let lastId = 0;

async function buildStreet(state: string) {
  const names = ['1 Late Street', '2 Early Street', '3 Loved Street', '4 Empty Street', '5 Bare Street'];
  const properties = [];
  for (const address of names)
    properties.push(await buildProperty(backend, { id: ++lastId, address, state }));
  const [late, early, loved] = properties.map(({ id }) => id) as [number, number, number];
  const both = ['Leaks', 'Pests'];
  await buildReview(backend, { property: late, rating: 1, createdAt: day(20), issuesTags: both });
  await buildReview(backend, { property: early, rating: 3, createdAt: day(2), issuesTags: ['Pests'] });
  await buildReview(backend, { property: early, rating: 3, createdAt: day(1), issuesTags: both });
  await buildReview(backend, { property: loved, rating: 5, createdAt: day(10) });
}

test('each sort puts properties in its order, those without reviews last', async () => {
  await buildStreet('SA');
  const addresses = async (sort: string) =>
    (await list(`state=SA&sort=${sort}`)).addresses.map(a => a[0]).join('');
  expect(await addresses('relevance')).toBe('13254');
  expect(await addresses('rating-high')).toBe('32154');
  expect(await addresses('rating-low')).toBe('12354');
  expect(await addresses('most-reviews')).toBe('23154');
  expect(await addresses('best-supported')).toBe('32154');
  expect(await addresses('')).toBe('13254');
});

test('rating filters leave properties without reviews out', async () => {
  await buildStreet('TAS');
  expect((await list('state=TAS&minRating=1')).addresses).toHaveLength(3);
  expect((await list('state=TAS&maxRating=3')).addresses).toEqual(['1 Late Street', '2 Early Street']);
  expect((await list('state=TAS&minRating=2&maxRating=4')).addresses).toEqual(['2 Early Street']);
});

test('a row carries an excerpt of its newest visible review and its tags, most named first', async () => {
  const property = await buildProperty(backend, { state: 'WA' });
  await buildReview(backend, {
    id: 1,
    property: property.id,
    content: 'The oldest words of the three.',
    issuesTags: ['Pests'],
  });
  await buildReview(backend, {
    property: property.id,
    content: `${'The newest visible words. '.repeat(5)}All of them are true.`,
    issuesTags: ['Leaks', 'Pests'],
    residencyStatus: 'visited',
    // a month later in Sydney
    createdAt: new Date('2026-02-28T14:00:00Z'),
  });
  const hiddenAt = new Date();
  await buildReview(backend, { property: property.id, content: 'Hidden by a moderator.', hiddenAt });
  const { body } = await list('state=WA');
  expect(body[0]).toMatchObject({
    // after 120 letters
    excerpt: `${'The newest visible words. '.repeat(4)}The newest visib…`,
    excerptResidency: 'visited',
    excerptMonth: '2026-03',
    issueTags: ['Pests', 'Leaks'],
    reviewCount: 2,
  });
  expect((await list(`state=WA&issueTag=${encodeURIComponent('Pests')}`)).addresses).toHaveLength(1);
  expect((await list('state=WA&issueTag=Leaks&maxRating=2')).addresses).toHaveLength(0);
});

test('removed properties are found nowhere', async () => {
  const removed = { state: 'ACT', deletedAt: new Date() };
  const property = await buildProperty(backend, { address: '77 Vanished Street', ...removed });
  expect((await list('q=vanished')).total).toBe('0');
  expect((await backend.get('/api/properties/suggest?q=vanished')).body).toEqual([]);
  expect((await backend.get(`/api/properties/${property.id}`)).status).toBe(404);
  expect((await backend.get(`/api/properties/${property.id}/reviews`)).status).toBe(404);
});

test('pages follow each other without a gap and the count is exact up to 1,000', async () => {
  await backend.rows(
    `insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key, last_reviewed_at,
       average_rating, review_count)
     select n || ' Many Street', 'Alice Springs', 'NT', '0870', 'house', n || ' many st', 'alice springs',
       case when n % 3 = 0 then now() - n * interval '1 minute' end, n % 3 + 1, n % 7
     from generate_series(1, 1000) as n`,
  );
  const seen = new Set<string>();
  for (let page = 1; page <= 10; page++)
    for (const address of (await list(`state=NT&limit=100&page=${page}`)).addresses) seen.add(address);
  expect(seen.size).toBe(1_000);
  expect((await list('state=NT')).total).toBe('1000');
  expect(await list('state=NT&page=11&limit=100')).toMatchObject({ body: [], total: '1000' });
});

test('past 1,000 the count says 1000+ and every sort pages on in its order', async () => {
  await backend.rows(
    `insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key)
     values ('0 Many Street', 'Alice Springs', 'NT', '0870', 'house', '0 many st', 'alice springs')`,
  );
  for (const sort of Object.keys(SEARCH_SORTS)) {
    const seen: string[] = [];
    for (let page = 1; page <= 11; page++) {
      const { addresses, total } = await list(`q=many&sort=${sort}&limit=100&page=${page}`);
      expect(total).toBe('1000+');
      seen.push(...addresses);
    }
    expect(new Set(seen).size).toBe(1_001);
    expect(seen).toHaveLength(1_001);
  }
});

test('a range of ratings, lowest first, begins and ends where it should', async () => {
  const ratings = async (range: string) =>
    (await list(`state=NT&sort=rating-low&limit=100&${range}`)).body.map(
      ({ averageRating }: { averageRating: string }) => Number(averageRating),
    );
  expect(new Set(await ratings('minRating=2&maxRating=2'))).toEqual(new Set([2]));
  expect((await ratings('minRating=2'))[0]).toBe(2);
  expect(new Set(await ratings('maxRating=1.5'))).toEqual(new Set([1]));
});
