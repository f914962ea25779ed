import { screen, showPart, within } from '@home-truths/platform/testing';
import { plotPositions } from './plot.ts';
import { RatingPlot } from './rating-plot.tsx';

const MONTHS = [
  { month: '2024-11', ratings: [2, 4] },
  { month: '2025-01', ratings: [3] },
  { month: '2025-02', ratings: [5, 5, 5] },
];

test('each review is a dot in its month, side by side, and a year begins in January', () => {
  const { dots, years } = plotPositions(MONTHS);
  expect(dots).toEqual([
    { x: 6.25, rating: 2 },
    { x: 18.75, rating: 4 },
    { x: 62.5, rating: 3 },
    ...[79.17, 87.5, 95.83].map(x => ({ x, rating: 5 })),
  ]);
  expect(years).toEqual([
    { year: 2024, x: 0, count: 2, average: '3.0' },
    { year: 2025, x: 50, count: 4, average: '4.5' },
  ]);
});

test('only as many years are labelled as there is space for', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ month: `${2006 + index}-01`, ratings: [3] }));
  const { years } = plotPositions(many);
  expect(years).toHaveLength(20);
  showPart(RatingPlot, { months: many });
  expect(document.querySelectorAll('svg text[y="140"]').length).toBeLessThan(8);
});

test('the plot has a text equivalent', async () => {
  showPart(RatingPlot, { months: MONTHS });
  const plot = await screen.findByRole('figure', { name: 'Ratings over time' });
  expect(document.querySelectorAll('circle')).toHaveLength(6);
  expect(
    within(plot)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['2024: 2 reviews, 3.0 out of 5 on average', '2025: 4 reviews, 4.5 out of 5 on average']);
});
