import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NewProperty, NewReview } from '@home-truths/contract/schemas';
import sharp from 'sharp';
import { type DemoProperty, readDemoData } from './demo-data.ts';
import { createdAtOf, fillDates } from './demo-dates.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const demo = await readDemoData();
const { members, properties } = demo;
const reviews = properties.flatMap(({ reviews, ...property }) =>
  reviews.map(({ content, ...review }) => {
    const createdAt = createdAtOf(review, NOW);
    return {
      ...review,
      property,
      createdAt,
      lines: content,
      content: fillDates(content.join(' '), createdAt),
    };
  }),
);

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string | number) =>
  [...Map.groupBy(items, keyOf)].map(([key, items]) => ({ key, items }));

const repeated = <T>(items: readonly T[], keyOf: (item: T) => string | number) =>
  groupBy(items, keyOf).flatMap(({ key, items }) => (items.length > 1 ? [key] : []));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const lengths = (...ratings: number[]) =>
  reviews.filter(review => ratings.includes(review.rating)).map(review => review.content.length);

const addressOf = ({ address, suburb, state }: Omit<DemoProperty, 'reviews'>) =>
  `${address}, ${suburb} ${state}`;
const buildingOf = (property: DemoProperty) => addressOf(property).replace(/^[^/,]*\//, '');
const placeOf = ({ suburb, state }: Omit<DemoProperty, 'reviews'>) => `${suburb} ${state}`;

test('382 properties, 1,241 reviews and 190 members', () => {
  expect([properties.length, reviews.length, members.length]).toEqual([382, 1241, 190]);
});

test('a broken file is named, with the place in it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'home-truths-demo-'));
  await cp(path.dirname(demo.photos), folder, { recursive: true });
  const file = path.join(folder, 'properties', 'act.json');
  const [property] = JSON.parse(await readFile(file, 'utf8'));
  property.reviews[1].rating = 6;
  property.reviews[1].author = 'mei';
  await writeFile(file, JSON.stringify([property]));
  const failure: Error = await readDemoData(folder).then(Object, error => error);
  expect(failure.message).toContain(`${file}: `);
  expect(failure.message).toMatch(/→ at \[0\]\.reviews\[1\]\.rating/);
  expect(failure.message).toMatch(/"author"/);
  await writeFile(file, '[');
  await expect(readDemoData(folder)).rejects.toThrow(`${file}: Unexpected end of JSON input`);
  await rm(folder, { recursive: true });
});

test('every property and review could have been sent by a person', () => {
  for (const property of properties) expect(NewProperty.parse(property)).toMatchObject(placed(property));
  for (const { property, title, content, issuesTags, residencyStatus, rating, isAnonymous } of reviews) {
    const sent = {
      propertyId: property.id,
      residencyStatus,
      rating,
      title,
      content,
      issuesTags,
      isAnonymous,
    };
    expect(NewReview.parse(sent)).toMatchObject(sent);
  }
});

const placed = ({ address, suburb, state, postcode, propertyType }: DemoProperty) => ({
  address,
  suburb,
  state,
  postcode,
  propertyType,
});

test('ids and addresses are given once', () => {
  expect(repeated(properties, property => property.id)).toEqual([]);
  expect(repeated(properties, property => addressOf(property).toLowerCase())).toEqual([]);
});

test('usernames are unique, and every author is a member', () => {
  expect(repeated(members, member => member.username)).toEqual([]);
  const usernames = members.map(member => member.username);
  expect(reviews.filter(({ member }) => member && !usernames.includes(member))).toEqual([]);
});

test('one property in seven or eight has no reviews and none has more than 18', () => {
  const unreviewed = properties.filter(property => property.reviews.length === 0).length;
  expect(properties.length / unreviewed).toBeGreaterThan(6.5);
  expect(properties.length / unreviewed).toBeLessThan(8);
  expect(Math.max(...properties.map(property => property.reviews.length))).toBe(18);
});

test('at least twelve buildings have two to nine properties, and one of them twenty reviews', () => {
  const buildings = groupBy(properties, buildingOf).filter(({ items }) => items.length > 1);
  expect(buildings.length).toBeGreaterThanOrEqual(12);
  const sizes = buildings.map(({ items }) => items.length);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([2, 9]);
  const counts = buildings.map(({ items }) => items.flatMap(({ reviews }) => reviews).length);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(20);
  for (const { items } of buildings) {
    expect(new Set(items.map(({ buildYear, postcode }) => `${buildYear} ${postcode}`)).size).toBe(1);
  }
});

test('three suburbs have a hundred reviews by sixty residents, and ten have too few for an average', () => {
  const suburbs = groupBy(reviews, ({ property }) => placeOf(property)).map(({ items }) => {
    const residents = items.filter(({ residencyStatus }) => residencyStatus === 'lived_here');
    const authors = residents.map(({ member }, index) => member ?? index);
    return {
      reviews: items.length,
      residents: new Set(authors).size,
      properties: new Set(items.map(({ property }) => property.id)).size,
    };
  });
  const large = suburbs.filter(({ reviews, residents }) => reviews >= 100 && residents >= 60);
  expect(large).toHaveLength(3);
  const small = suburbs.filter(({ reviews, properties }) => reviews < 5 || properties < 3);
  expect(small.length).toBeGreaterThanOrEqual(10);
});

test('reviews are from about three years up to yesterday, never from the day of loading', () => {
  const times = reviews.map(review => review.createdAt.getTime());
  const startOfDayInSydney = Date.parse('2026-11-21T00:00:00+11:00');
  expect(Math.max(...times)).toBeLessThan(startOfDayInSydney);
  expect(Math.max(...times)).toBeGreaterThan(startOfDayInSydney - 2 * DAY);
  expect((startOfDayInSydney - Math.min(...times)) / DAY).toBeGreaterThan(3 * 365 - 40);
});

test.each([
  ['2026-11-20T12:59:00Z', '2026-11-19'],
  ['2026-11-20T13:01:00Z', '2026-11-20'],
  ['2026-07-01T13:59:00Z', '2026-06-30'],
  ['2026-07-01T14:01:00Z', '2026-07-01'],
])('at %s yesterday in Sydney is %s', (now, yesterday) => {
  const createdAt = createdAtOf({ daysAgo: 1, time: '22:30' }, new Date(now));
  expect(createdAt.toISOString()).toBe(`${yesterday}T12:30:00.000Z`);
});

test('months and years in a text are counted back from the review', () => {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  expect(fillDates('{month:0} {year:0}, {month:1} {year:1}', createdAt)).toBe('January 2026, December 2025');
});

test('years named in a text are not after the review, nor before the property was built', () => {
  for (const { content, title, createdAt, property } of reviews) {
    for (const year of `${title} ${content}`.match(/\b(?:19|20)\d\d\b/g) ?? []) {
      expect(Number(year)).toBeLessThanOrEqual(createdAt.getUTCFullYear());
      expect(Number(year)).toBeGreaterThanOrEqual(property.buildYear);
    }
  }
});

test('the mean rating is between 3.2 and 3.4, and every rating occurs', () => {
  const average = mean(reviews.map(review => review.rating));
  expect(average).toBeGreaterThanOrEqual(3.2);
  expect(average).toBeLessThanOrEqual(3.4);
  for (const rating of [1, 2, 3, 4, 5]) expect(lengths(rating).length).toBeGreaterThan(80);
});

test('the unhappy write more than the delighted', () => {
  expect(mean(lengths(1, 2))).toBeGreaterThan(1.5 * mean(lengths(5)));
});

test('no two reviews have the same text, and no property the same title or sentence twice', () => {
  expect(repeated(reviews, review => review.content)).toEqual([]);
  expect(repeated(reviews, ({ title, property }) => `${title} (${property.id})`)).toEqual([]);
  const lines = reviews.flatMap(({ lines, property }) => lines.map(line => `${line} (${property.id})`));
  expect(repeated(lines, line => line)).toEqual([]);
});

test('no sentence is used more than twelve times', () => {
  const lines = reviews.flatMap(review => review.lines);
  const overused = groupBy(lines, line => line).filter(({ items }) => items.length > 12);
  expect(overused.map(({ key, items }) => [items.length, key])).toEqual([]);
});

test('praise and trouble agree with the stars', () => {
  const praise = ['Good Location', 'Great Landlord', 'Well Maintained'];
  for (const { rating, issuesTags } of reviews) {
    const praised = issuesTags.filter(tag => praise.includes(tag)).length;
    if (rating === 1) expect(praised).toBe(0);
    if (rating === 5) expect(praised).toBe(issuesTags.length);
  }
});

test('nobody reviews a property twice, and guests are neither verified nor anonymous', () => {
  const signed = reviews.filter(review => review.member !== undefined);
  expect(repeated(signed, ({ member, property }) => `${member} at ${property.id}`)).toEqual([]);
  for (const { member, isVerified, isAnonymous } of reviews) {
    if (member === undefined) expect([isVerified, isAnonymous]).toEqual([false, false]);
  }
});

test('about 160 reviews have photos, a few of them three, and no property shows one twice', () => {
  const shown = reviews.filter(review => review.photos.length > 0);
  expect(shown.length).toBeGreaterThan(145);
  expect(shown.length).toBeLessThan(175);
  const three = shown.filter(review => review.photos.length === 3).length;
  expect(three).toBeGreaterThanOrEqual(3);
  expect(three).toBeLessThanOrEqual(5);
  const named = shown.flatMap(({ photos, property }) => photos.map(photo => `${photo} (${property.id})`));
  expect(repeated(named, photo => photo)).toEqual([]);
});

test('every photo is shown, and each is a small WebP file', async () => {
  const files = await readdir(demo.photos);
  expect([...new Set(reviews.flatMap(review => review.photos))].sort()).toEqual(files.sort());
  for (const file of files) {
    const { format, width, height, size } = await sharp(
      await readFile(path.join(demo.photos, file)),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 800, height: 600 });
    expect(size).toBeLessThan(30_000);
  }
});
