import { recordsOf, repliesTo } from '../../correspondence/correspondence.sql.ts';
import { countAddedSince, moveRows, moveRowsBack } from '../../merges/moved-rows.sql.ts';
import { adminProperties } from '../../properties/admin/properties.admin.sql.ts';
import { countByVisibility, visibleReviewsBy } from '../../reviews/moderation/review-visibility.sql.ts';
import { adminReviews, type ReviewSearch } from '../../reviews/moderation/reviews.admin.sql.ts';
import { type ReviewQuery, reviewsOf } from '../../reviews/public/reviews.sql.ts';
import { avoidScans, scannedTables } from '../../testing/scanned-tables.ts';
import { sharedClient, sharedDatabase } from '../../testing/test-database.ts';
import { sql } from './sql.ts';

const database = await sharedDatabase();
const client = await sharedClient(database.url);
await avoidScans(client);

test('the test finds a scan of a large table', async () => {
  expect(await scannedTables(client, sql`select from review where content = ${'x'}`)).toEqual(['review']);
});

test('a foreign key to a property is not planned as if there were never to be one', async () => {
  await client.query('reset enable_seqscan');
  const scanned = await scannedTables(client, sql`select from property where id = ${1} for key share`);
  await client.query('set enable_seqscan = off');
  expect(scanned).toEqual([]);
});

const TEXT = {
  prefixes: [`'damp':*`, `'walls':*`],
  address: `('smith') & ('st':*)`,
  hasOnlyCommon: false,
  indexedContent: `'damp':*`,
  hasCommonContent: false,
  hasManyAddresses: false,
};
const SMITH = `'smith'`;
const REVIEW_LISTS: ReviewSearch[] = [
  {},
  { after: 1_000 },
  ...(['visible', 'hidden', 'deleted'] as const).flatMap(visibility => [
    { visibility },
    { visibility, text: TEXT },
    { visibility, text: { ...TEXT, hasCommonContent: true, hasManyAddresses: true } },
  ]),
  ...(['oldest', 'rating-high', 'rating-low'] as const).flatMap(sort => [
    { sort },
    { sort, after: 1_000, visibility: 'visible' as const },
  ]),
  { text: TEXT },
  { text: TEXT, after: 1_000 },
  { text: { ...TEXT, hasCommonContent: true } },
  { text: { ...TEXT, hasManyAddresses: true }, after: 1_000 },
];

test.each([{ userId: 7 }, { writerMark: 'x' }])('reviews of an author: %j', async writer => {
  for (const statement of [countByVisibility(writer), visibleReviewsBy(writer, 200)])
    expect(await scannedTables(client, statement)).toEqual([]);
});

test('a merge and its undo read the rows of their properties only', async () => {
  for (const statement of [moveRows(1), moveRowsBack(1), countAddedSince(1)])
    expect(await scannedTables(client, statement)).toEqual([]);
});

test.each(REVIEW_LISTS)('reviews of the admin console: %j', async search => {
  expect(await scannedTables(client, adminReviews(search))).toEqual([]);
});

test.each([
  {},
  { after: 1_000 },
  ...(['visible', 'deleted'] as const).flatMap(visibility => [
    { visibility },
    { visibility, address: SMITH },
    { visibility, address: SMITH, isMany: true },
  ]),
  ...(['rating-high', 'most-reviews'] as const).flatMap(sort =>
    (['visible', 'deleted'] as const).map(visibility => ({ sort, visibility, after: 1_000 })),
  ),
  { sort: 'oldest' as const },
  { address: SMITH },
  { address: TEXT.address },
  { address: SMITH, isMany: true, after: 1_000 },
])('properties of the admin console: %j', async search => {
  expect(await scannedTables(client, adminProperties(search))).toEqual([]);
});

const SORTS = ['newest', 'helpful', 'rating-high', 'rating-low'] as const;
test.each<ReviewQuery>([
  ...SORTS.flatMap(sort => [{ sort }, { sort, page: 500, limit: 20 }]),
  { rating: 4 },
  { issueTag: 'Leaks', residencyStatus: 'owned' },
])('reviews of a property: %j', async query => {
  expect(await scannedTables(client, reviewsOf(1, query))).toEqual([]);
});

const CORRESPONDENCE = ['enquiry', 'complaint', 'inspector_lead', 'app_user', 'mailed_reply'];

test.each([
  ['what came with an email', recordsOf('mei@example.com')],
  ['the replies to it', repliesTo({ enquiry: [1, 2], complaint: [3], lead: [4] })],
])('%s', async (_, statement) => {
  expect(await scannedTables(client, statement, CORRESPONDENCE)).toEqual([]);
});
