import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { sharedBackend } from '../testing/backend.ts';
import { PhotoFolder } from '../uploads/photo-folder.ts';
import { type DemoData, readDemoData } from './demo-data.ts';
import { loadDemo } from './load-demo.ts';

const PHOTO = 'kitchen.webp';
const NOW = new Date('2026-02-03T01:00:00Z');

const place = { suburb: 'Newtown', state: 'NSW' as const, postcode: '2042' };
const review = (daysAgo: number) => ({
  daysAgo,
  time: '19:30',
  residencyStatus: 'lived_here' as const,
  rating: 4 - daysAgo,
  title: `Written ${daysAgo} days ago`,
  content: ['Dry since {month:40} {year:40}.', 'Quiet at night.'],
  issuesTags: ['Pests' as const],
  photos: [PHOTO],
  isVerified: false,
  helpfulCount: 0,
  isAnonymous: false,
});
const property = (id: number, reviews: DemoData['properties'][number]['reviews']) => ({
  id,
  address: `${id} Wattlebird Street`,
  ...place,
  propertyType: 'house' as const,
  bedrooms: 3,
  bathrooms: 1,
  parkingSpaces: 0,
  buildYear: 1915,
  propertySize: '120 sqm',
  landSize: null,
  description: null,
  reviews,
});

const backend = await sharedBackend();
const folder = await mkdtemp(path.join(tmpdir(), 'home-truths-demo-'));
const data: DemoData = {
  members: [{ username: 'mei', firstName: 'Mei', lastName: 'Tran' }],
  properties: [property(1, [review(1), review(2)]), property(2, [{ ...review(3), member: 'mei' }])],
  photos: folder,
};

const uploads = () => path.join(folder, 'uploads');

beforeAll(async () => {
  const create = { width: 8, height: 6, channels: 3 as const, background: '#22343C' };
  await writeFile(path.join(folder, PHOTO), await sharp({ create }).webp().toBuffer());
  await loadDemo(backend.em(), data, new PhotoFolder(uploads()), NOW);
});

afterAll(() => rm(folder, { recursive: true }));

test('ids grow with dates, aggregates and search index hold every property', async () => {
  expect(await backend.rows('select title from review order by id')).toEqual(
    [3, 2, 1].map(days => ({ title: `Written ${days} days ago` })),
  );
  const { body } = await backend.get('/api/properties/search?q=watlebird+newtown');
  expect(body).toMatchObject([
    { address: '1 Wattlebird Street', averageRating: '2.50', reviewCount: 2, issueTags: ['Pests'] },
    { address: '2 Wattlebird Street', averageRating: '1.00', reviewCount: 1 },
  ]);
  expect((await backend.get('/api/properties/suggest?q=newt')).body[0]).toMatchObject({ suburb: 'Newtown' });
});

test('dates are counted back from the day of loading', async () => {
  const [row] = await backend.rows(
    "select content, to_json(created_at at time zone 'UTC') as at from review order by id",
  );
  expect(row).toEqual({ content: 'Dry since December 2025. Quiet at night.', at: '2026-01-31T09:30:00' });
});

test('each review has photos of its own, as uploads that are taken', async () => {
  const files = await readdir(uploads());
  expect(files).toHaveLength(3);
  for (const file of files)
    expect(await readFile(path.join(uploads(), file))).toEqual(await readFile(path.join(folder, PHOTO)));
  const rows = await backend.rows('select name, claimed_at is not null as claimed from upload order by name');
  expect(rows).toEqual(files.sort().map(name => ({ name, claimed: true })));
  const shown = await backend.rows<{ url: string }>('select unnest(photos) as url from review order by url');
  expect(shown.map(({ url }) => url)).toEqual(files.map(name => `/uploads/${name}`));
});

test('nobody can sign in as a made-up person', async () => {
  const [{ password } = { password: '' }] = await backend.rows<{ password: string }>(
    'select password from app_user',
  );
  expect(password).not.toMatch(/argon2/);
});

test('an author who is missing stops the load, and the database stays empty', async () => {
  await backend.rows('delete from property');
  await expect(
    loadDemo(backend.em(), { ...data, members: [] }, new PhotoFolder(uploads()), NOW),
  ).rejects.toThrow('The demonstration data have no member mei');
  expect(await backend.rows('select id from property')).toEqual([]);
});

test('the data of the product fit into a database', async () => {
  await backend.rows('delete from app_user');
  const demo = await readDemoData();
  await loadDemo(backend.em(), demo, new PhotoFolder(uploads()));
  const counts = 'select sum(review_count)::int as reviews, count(*)::int as properties from property';
  const reviews = demo.properties.flatMap(each => each.reviews).length;
  expect(await backend.rows(counts)).toEqual([{ reviews, properties: demo.properties.length }]);
});
