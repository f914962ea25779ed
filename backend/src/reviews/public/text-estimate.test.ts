import { toTextEstimate } from '../moderation/reviews.admin.sql.ts';

const ROWS = 3_000_000;
const address = '';
const indexed = (counts: Record<string, number>, together = 500) =>
  toTextEstimate({ prefixes: Object.keys(counts), address }, [...Object.values(counts), together], 0, ROWS);

test('rare words are looked up, and the common ones looked at in what they find', () => {
  expect(indexed({ the: 2_900_000, cockroaches: 60_000, sink: 80_000 })).toMatchObject({
    indexedContent: 'cockroaches & sink',
    hasOnlyCommon: false,
  });
});

test('of common words alone the three least common are looked up', () => {
  expect(
    indexed({ no: 600_000, hot: 130_000, water: 240_000, in: 2_100_000, winter: 110_000 }),
  ).toMatchObject({ indexedContent: 'winter & hot & water', hasOnlyCommon: true });
  expect(indexed({ the: 2_900_000, kitchen: 240_000 })).toMatchObject({ indexedContent: 'kitchen & the' });
});
