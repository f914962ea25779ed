import { buildTrends } from './build-trends.ts';
import { type ChartSpec, chartSpecs, figureText, isEmpty } from './chart-spec.ts';

const titlesOf = (...values: Parameters<typeof chartSpecs>) =>
  Object.fromEntries(chartSpecs(...values).map(({ id, title }) => [id, title]));

test('what has no bar says so in a line', () => {
  const specs = chartSpecs(buildTrends());
  expect(specs.every(isEmpty)).toBe(true);
  expect(specs.map(({ emptyText }) => emptyText)).toEqual([
    'No new leads in the last 12 weeks',
    'No complaints in the last 12 weeks',
    'No new reviews in the last 12 weeks',
    'No ratings in the last 12 weeks',
    'No page views of properties were counted in the last 12 weeks',
  ]);
  expect(isEmpty(chartSpecs(buildTrends([{ complaintsReceived: 1 }]))[1] as ChartSpec)).toBe(false);
  expect(isEmpty(chartSpecs(buildTrends([{ medianHoursToCall: 3 }]))[0] as ChartSpec)).toBe(true);
});

test('the titles compare seven days with the seven before', () => {
  const weeks = buildTrends([{ leads: 100 }, { leads: 9 }, { leads: 12 }]);
  expect(titlesOf(weeks).leads).toBe('12 new leads in the last 7 days, 3 more than in the 7 days before');
  expect(titlesOf(buildTrends([{ leads: 104 }, { leads: 1 }])).leads).toBe(
    '1 new lead in the last 7 days, 103 fewer than in the 7 days before',
  );
});

test('the titles say what happened in the range', () => {
  const trends = buildTrends([
    { complaintsDecided: 11, complaintsDecidedLate: 1, ratingCounts: [1, 0, 0, 0, 3], pageViews: 1_200 },
    { complaintsDecided: 1, complaintsDecidedLate: 1, pageViews: 4 },
  ]);
  expect(titlesOf(trends)).toMatchObject({
    complaints: '12 complaints decided in the last 12 weeks, 2 of them late',
    ratings: '4.0 stars on average in the last 12 weeks',
    views: '1,204 page views of properties, as browsers reported them, in the last 12 weeks',
  });
  expect(titlesOf(buildTrends([{ complaintsDecided: 1 }], 52)).complaints).toBe(
    '1 complaint decided in the last 12 months, none of them late',
  );
});

test('shares are percentages of the reviews of a week, and unknown where there are none', () => {
  const trends = buildTrends([
    { reviews: 3, reviewsVerified: 1, reviewsHidden: 0, medianHoursToCall: 2.345 },
    {},
  ]);
  const [leads, , reviews] = chartSpecs(trends);
  expect(reviews?.rows.slice(-2)).toEqual([
    { label: '23 Nov', values: { reviews: 3, verified: 33, hidden: 0 } },
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
