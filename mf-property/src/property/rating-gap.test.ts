import { buildPropertyDetail } from './build-property-detail.ts';
import { ratingGap } from './rating-gap.ts';

/** A property with as many ratings of residents, and as many of others. */
function ratedBy(residents: number[], others: number[]) {
  const average = (ratings: number[]) =>
    (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(2);
  return buildPropertyDetail({
    averageRating: average([...residents, ...others]),
    reviewCount: residents.length + others.length,
    ratingSpread: [1, 2, 3, 4, 5].map(
      stars => [...residents, ...others].filter(rating => rating === stars).length,
    ),
    residencySplit: { lived_here: residents.length, visited: others.length, owned: 0 },
    residencyAverages: {
      lived_here: residents.length ? average(residents) : null,
      visited: others.length ? average(others) : null,
      owned: null,
    },
  });
}

/** As many ratings lately, with this average. */
const lately = (reviewCount: number, averageRating: string) => ({
  months: 24 as const,
  reviewCount,
  averageRating,
});

/** Ten ratings whose average is 0.7 or 0.6 below a four. */
const POINT_SEVEN = [...Array(7).fill(3), ...Array(3).fill(4)];
const POINT_SIX = [...Array(6).fill(3), ...Array(4).fill(4)];
/** 454 stars, so the average of 4.495 is rounded to 4.50. */
const HUNDRED_AND_ONE = [...Array(51).fill(4), ...Array(50).fill(5)];

test.each([
  ['three on each side', ratedBy([2, 2, 2], [4, 4, 4]), null, ['residency', 2, 4]],
  ['two residents', ratedBy([2, 2], [4, 4, 4, 4]), null, undefined],
  ['two others', ratedBy([2, 2, 2, 2], [4, 4]), null, undefined],
  ['no residents', ratedBy([], [4, 4, 4]), null, undefined],
  ['a gap of 0.7', ratedBy([4, 4, 4], POINT_SEVEN), null, ['residency', 4, 3.3]],
  ['a gap of 0.6', ratedBy([4, 4, 4], POINT_SIX), null, undefined],
  ['three lately and three before', ratedBy([3, 3], [3, 5, 5, 5]), lately(3, '5.00'), ['time', 5, 3]],
  ['two lately', ratedBy([3, 3], [3, 5, 5, 5]), lately(2, '5.00'), undefined],
  ['two before', ratedBy([3, 3], [5, 5, 5, 5]), lately(4, '5.00'), undefined],
  ['a gap below 0.7 of many residents', ratedBy(HUNDRED_AND_ONE, [4, 4, 4]), null, undefined],
  ['a large gap of many residents', ratedBy(HUNDRED_AND_ONE, [2, 2, 2]), null, ['residency', 4.5, 2]],
  ['many others', ratedBy([2, 2, 2], HUNDRED_AND_ONE), null, ['residency', 2, 4.5]],
  ['too few before many lately', ratedBy([], [...HUNDRED_AND_ONE, 2, 2, 2]), lately(101, '4.50'), undefined],
  [
    'enough before many lately',
    ratedBy([], [...HUNDRED_AND_ONE, ...Array(101).fill(2)]),
    lately(101, '4.50'),
    ['time', 4.5, (454 + 202 - 454.5) / 101],
  ],
  [
    'the larger gap is that of time',
    ratedBy([2, 3, 3], [4, 4, 4]),
    lately(3, '2.33'),
    ['time', 7 / 3, 13 / 3],
  ],
  [
    'the larger gap is that of residents',
    ratedBy([2, 2, 2], [4, 4, 4]),
    lately(3, '2.33'),
    ['residency', 2, 4],
  ],
] as const)('%s', (_, property, recent, expected) => {
  const gap = ratingGap(property, recent);
  expect(gap && [gap.by, ...gap.averages]).toEqual(expected);
});

test('others whose stars are not all counted yet lead to no sentence', () => {
  const property = ratedBy([2, 2, 2], [4, 4, 4]);
  const residencyAverages = { lived_here: '2.00', visited: null, owned: null };
  expect(ratingGap({ ...property, residencyAverages }, undefined)).toBeUndefined();
});

test('an earlier backend, which sends no averages of residents, leads to no sentence about them', () => {
  const { residencyAverages: _, ...property } = ratedBy([2, 2, 2], [4, 4, 4]);
  expect(ratingGap(property, undefined)).toBeUndefined();
});
