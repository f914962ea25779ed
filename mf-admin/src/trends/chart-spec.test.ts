import { buildTrends } from './build-trends.ts';
import { chartSpecs, figureText } from './chart-spec.ts';

const titlesOf = (...values: Parameters<typeof chartSpecs>) =>
  Object.fromEntries(chartSpecs(...values).map(({ id, title }) => [id, title]));

test('of nothing the titles say that nothing happened', () => {
  expect(titlesOf(buildTrends())).toEqual({
    leads: '0 leads in the last 7 days, as many as in the 7 days before',
    complaints: 'No complaints were decided in the last 30 days',
    reviews: '0 reviews in the last 7 days, as many as in the 7 days before',
    ratings: 'No reviews in the last 30 days',
    callbacks: '0 leads in the last 30 days; page views were not counted',
  });
});

test('the titles compare seven days with the seven before, by day and by week', () => {
  const days = buildTrends([{ leads: 100 }, { leads: 4 }, ...Array(6).fill({}), { leads: 1 }]);
  expect(titlesOf(days).leads).toBe('1 lead in the last 7 days, 103 fewer than in the 7 days before');
  const weeks = buildTrends([{ leads: 100 }, { leads: 9 }, { leads: 12 }], { daysPerPoint: 7, points: 52 });
  expect(titlesOf(weeks).leads).toBe('12 leads in the last 7 days, 3 more than in the 7 days before');
});

test('the titles say what happened in the range', () => {
  const trends = buildTrends([
    {
      complaintsDecided: 11,
      complaintsDecidedLate: 1,
      ratingCounts: [1, 0, 0, 0, 3],
      pageViews: 1_200,
      leads: 4,
    },
    { complaintsDecided: 1, complaintsDecidedLate: 1, pageViews: 4 },
  ]);
  expect(titlesOf(trends)).toMatchObject({
    complaints: '12 complaints decided in the last 30 days, 2 of them late',
    ratings: '4.0 stars on average in the last 30 days',
    callbacks: '1,204 page views of properties, and 4 leads, in the last 30 days',
  });
  expect(titlesOf(buildTrends([{ complaintsDecided: 1 }], { daysPerPoint: 7, points: 52 })).complaints).toBe(
    '1 complaint decided in the last 12 months, none of them late',
  );
});

test('shares are percentages of the reviews of a day, and unknown where there are none', () => {
  const trends = buildTrends([
    { reviews: 3, reviewsVerified: 1, reviewsHidden: 0, medianHoursToCall: 2.345 },
    {},
  ]);
  const [leads, , reviews] = chartSpecs(trends);
  expect(reviews?.rows.slice(-2)).toEqual([
    { label: '29 Nov', values: { reviews: 3, verified: 33, hidden: 0 } },
    { label: '30 Nov', values: { reviews: 0, verified: null, hidden: null } },
  ]);
  expect(leads?.rows.at(-2)?.values).toEqual({ leads: 0, hours: 2.3 });
});

test.each([
  [1234.5, ' h', '1,234.5 h'],
  [0, '', '0'],
  [null, ' %', '–'],
])('%s is written %s', (value, unit, text) => {
  expect(figureText(value, unit)).toBe(text);
});
