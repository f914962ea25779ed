import type { SearchSort } from '@home-truths/contract';
import { queryOn } from '../../platform/database/query.ts';
import type { Query } from '../../platform/database/sql.ts';
import { sharedClient, sharedDatabase } from '../../testing/test-database.ts';
import { BEST_SUPPORTED } from '../pages/rating-rank.ts';
import { SearchService } from './search.service.ts';

const PROPERTIES = 10_000;
const SIZE = 24;
const PAGES = [20, 21];

const database = await sharedDatabase();
const client = await sharedClient(database.url);

const connection = { replicaRows: <Row>(wanted: Query<Row>) => queryOn(client, wanted) };

/** Half of the properties have the word; the others have no review, and the days of the latest ones repeat. */
beforeAll(async () => {
  await client.query(
    `insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key, last_reviewed_at,
       average_rating, review_count, lived_here_count, lived_here_stars, deleted_at)
     select address, 'Dubbo', 'NSW', '2830', (array['house', 'unit', 'studio'])[1 + n % 3], lower(address), 'dubbo',
       case when n % 2 = 0 then timestamptz '2026-01-01' + n * 7919 % 300 * interval '1 day' end,
       case when n % 2 = 0 then 1 + n * 31 % 9 / 2.0 else 0 end, case when n % 2 = 0 then 1 + n * 17 % 40 else 0 end,
       case when n % 2 = 0 then 1 + n * 17 % 40 else 0 end,
       case when n % 2 = 0 then (1 + n * 17 % 40) * (1 + n * 31 % 5) else 0 end,
       case when n % 101 = 0 then now() end
     from (select n, n || case when n % 2 = 0 then ' Many Lane' else ' Other Lane' end as address
       from generate_series(1, $1::int) as n) as named`,
    [PROPERTIES],
  );
  await client.query(`insert into search_word (word) values ('many') on conflict do nothing`);
  await database.asOwner('vacuum analyze property');
});

const ORDERS: Record<SearchSort, string> = {
  relevance: 'last_reviewed_at desc nulls last, id desc',
  'rating-high': 'average_rating desc, review_count desc, id desc',
  'rating-low': 'nullif(average_rating, 0) nulls last, review_count desc, id desc',
  'most-reviews': 'review_count desc, id desc',
  'best-supported': `${BEST_SUPPORTED} desc, review_count desc, id desc`,
};

const FILTERS = [{}, { propertyType: 'house' }, { minRating: 1.5, maxRating: 4.5 }] as const;
const WHERE = ['true', "property_type = 'house'", 'average_rating between 1.5 and 4.5'];

const CASES = (Object.keys(ORDERS) as SearchSort[]).flatMap(sort =>
  FILTERS.flatMap((filters, index) => PAGES.map(page => ({ sort, page, ...filters, index }))),
);

/** The ids of a page by an ordinary statement. */
async function expectedIds(sort: SearchSort, page: number, where: string): Promise<number[]> {
  const { rows } = await client.query(
    `select id from property where address like '% Many Lane' and deleted_at is null and ${where}
     order by ${ORDERS[sort]} limit $1 offset $2`,
    [SIZE, (page - 1) * SIZE],
  );
  return rows.map(({ id }) => id);
}

const service = () => new SearchService(connection as never);

test.each(CASES)('a later page of a word that many properties have: %j', async ({ index, ...search }) => {
  const found = await service().search({ q: 'many', ...search });
  expect(found.total).toBe('1000+');
  expect(found.rows.map(({ id }) => id)).toEqual(
    await expectedIds(search.sort, search.page, WHERE[index] ?? ''),
  );
});

test('a later page of a word that the last homes of each order have', async () => {
  // the word is in the half of the homes that no order begins with
  await client.query(
    `update property set last_reviewed_at = null, average_rating = 0, review_count = 0
     where address like '% Many Lane' and id % 16 > 0`,
  );
  for (const sort of Object.keys(ORDERS) as SearchSort[]) {
    const { rows, total } = await service().search({ q: 'many', sort, page: 20 });
    expect(total).toBe('1000+');
    expect(rows.map(({ id }) => id)).toEqual(await expectedIds(sort, 20, 'true'));
  }
});
