import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview } from '../../testing/builders.ts';
import { RATING_RANK } from './rating-rank.ts';

const backend = await sharedBackend();

type Residency = 'lived_here' | 'visited' | 'owned';

/** A property with these ratings by people who know it in one way; its id is the number of its address. */
async function rated(address: string, ratings: number[], residencyStatus: Residency = 'lived_here') {
  const property = await buildProperty(backend, { id: Number(address[0]), address, state: 'NT' });
  for (const rating of ratings)
    await buildReview(backend, { property: property.id, rating, residencyStatus });
  return property;
}

const search = async (sort: string, query = '') => {
  const { body } = await backend.get(`/api/properties/search?state=NT&sort=${sort}${query}`);
  return body.map(({ address }: { address: string }) => address);
};

test('few reviews count less than many, and visits half; ties go to more reviews, none comes last', async () => {
  await rated('1 Best Street', [5]);
  await rated('2 Worst Street', [1]);
  await rated('3 Many Street', [...Array(32).fill(5), ...Array(8).fill(4)]);
  await rated('4 Visited Street', Array(10).fill(5), 'visited');
  await rated('5 Bare Street', []);
  await rated('6 Owned Street', [3, 3, 3], 'owned');
  const hidden = await rated('7 Hidden Street', []);
  await buildReview(backend, { property: hidden.id, rating: 5, hiddenAt: new Date() });
  await rated('8 Middling Street', [3]);

  expect(
    await backend.rows(`select address, ${RATING_RANK}::text as rank from property order by address`),
  ).toEqual([
    { address: '1 Best Street', rank: '3.333' },
    { address: '2 Worst Street', rank: '2.667' },
    { address: '3 Many Street', rank: '4.600' },
    { address: '4 Visited Street', rank: '4.000' },
    { address: '5 Bare Street', rank: '3.000' },
    { address: '6 Owned Street', rank: '3.000' },
    { address: '7 Hidden Street', rank: '3.000' },
    { address: '8 Middling Street', rank: '3.000' },
  ]);
  const numbers = async (sort: string, query = '') =>
    (await search(sort, query)).map((address: string) => address[0]).join('');
  expect(await numbers('best-supported')).toBe('34168275');
  expect(await numbers('rating-high')).toBe('41368275');
  expect(await numbers('rating-low')).toBe('26834175');
});

test('filters of ratings keep the average', async () => {
  expect(await search('best-supported', '&minRating=4.9')).toEqual(['4 Visited Street', '1 Best Street']);
  expect(await search('best-supported', '&maxRating=2')).toEqual(['2 Worst Street']);
});
