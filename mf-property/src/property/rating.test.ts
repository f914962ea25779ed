import { buildPropertyDetail, buildUnreviewed } from './build-property-detail.ts';
import { averageText, distributionRows, ratingText } from './rating.ts';

test('the average is shown with one decimal out of five', () => {
  expect(averageText(buildPropertyDetail({ averageRating: '3.38' }))).toBe('3.4');
  expect(ratingText(buildPropertyDetail({ averageRating: '5.00' }))).toBe('5.0 out of 5.0');
});

test('a property without reviews has no average', () => {
  expect(ratingText(buildUnreviewed())).toBe('No reviews yet');
});

test('the spread begins with five stars and measures rows against all reviews', () => {
  expect(distributionRows([1, 1, 5, 4, 7])).toEqual([
    { stars: 5, count: 7, percent: 39 },
    { stars: 4, count: 4, percent: 22 },
    { stars: 3, count: 5, percent: 28 },
    { stars: 2, count: 1, percent: 6 },
    { stars: 1, count: 1, percent: 6 },
  ]);
});

test('a spread without reviews has five empty rows', () => {
  expect(distributionRows([0, 0, 0, 0, 0])).toEqual(
    [5, 4, 3, 2, 1].map(stars => ({ stars, count: 0, percent: 0 })),
  );
});
