import { GUIDES } from './library.ts';

test.each(GUIDES)(
  'the card of $slug says what the guide says',
  async ({ slug, title, category, readTime, load }) => {
    expect(await load()).toMatchObject({ slug, title, category, readTime });
  },
);

test('there are seven, with the agreed minutes', () => {
  expect(GUIDES.map(({ slug, readTime }) => [slug, readTime])).toEqual([
    ['property-investment-basics', 12],
    ['first-time-renter-guide', 8],
    ['understanding-strata-fees', 5],
    ['tenant-rights-australia', 10],
    ['building-pest-inspections', 6],
    ['property-auctions-guide', 7],
    ['home-deposit-guide', 7],
  ]);
});
