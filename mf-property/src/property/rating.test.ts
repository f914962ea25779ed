import { buildPropertyDetail, buildUnreviewed } from './build-property-detail.ts';
import { averageText, ratingText } from './rating.ts';

test('the average is shown with one decimal out of five', () => {
  expect(averageText(buildPropertyDetail({ averageRating: '3.38' }))).toBe('3.4');
  expect(ratingText(buildPropertyDetail({ averageRating: '5.00' }))).toBe('5.0 out of 5.0');
});

test('a property without reviews has no average', () => {
  expect(ratingText(buildUnreviewed())).toBe('No reviews yet');
});
