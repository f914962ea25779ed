import type { TrendPoint, Trends } from '@home-truths/platform/contract';
import { quantity } from '../console/quantity.ts';
import { WEEKS } from './queries.ts';

interface ChartSeries {
  /** Its key in `ChartRow.values`. */
  key: string;
  label: string;
  /** True to leave out the bars, which would need a second axis. */
  isInTableOnly?: true;
  /** Appended to numbers: ` h`, ` %`. */
  unit?: string;
}

interface ChartRow {
  label: string;
  values: Record<string, number | null>;
}

export interface ChartSpec {
  id: string;
  title: string;
  /** Shown instead of a chart without bars. */
  emptyText: string;
  rowLabel: string;
  /** True if rows begin with the oldest; the table shows them from the latest. */
  isByTime?: true;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
}

const rangeText = ({ points }: Trends) =>
  points.length > WEEKS ? 'the last 12 months' : `the last ${WEEKS} weeks`;

const dayFormat = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const numberFormat = new Intl.NumberFormat('en-AU');

const dayLabel = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const roundToTenth = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

const percentOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole));

/** Returns `12 new leads in the last 7 days, 3 more than in the 7 days before`. */
function weekTitle({ points }: Trends, pick: (point: TrendPoint) => number, one: string) {
  const [previous = 0, latest = 0] = points.slice(-2).map(pick);
  const change = latest - previous;
  const comparison =
    change === 0
      ? 'as many as'
      : `${numberFormat.format(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than`;
  return `${quantity(numberFormat.format(latest), one)} in the last 7 days, ${comparison} in the 7 days before`;
}

const byWeek = (points: readonly TrendPoint[], valuesOf: (point: TrendPoint) => ChartRow['values']) => ({
  rowLabel: 'Week from',
  isByTime: true as const,
  rows: points.map(point => ({ label: dayLabel(point.from), values: valuesOf(point) })),
});

const leadsChart = (trends: Trends): ChartSpec => ({
  id: 'leads',
  title: weekTitle(trends, point => point.leads, 'new lead'),
  emptyText: `No new leads in ${rangeText(trends)}`,
  series: [
    { key: 'leads', label: 'Leads' },
    { key: 'hours', label: 'Hours to the first call, median', isInTableOnly: true, unit: ' h' },
  ],
  ...byWeek(trends.points, ({ leads, medianHoursToCall }) => ({
    leads,
    hours: roundToTenth(medianHoursToCall),
  })),
});

function complaintsChart(trends: Trends): ChartSpec {
  const decided = sumOf(trends.points.map(point => point.complaintsDecided));
  const late = sumOf(trends.points.map(point => point.complaintsDecidedLate));
  const text = `${quantity(numberFormat.format(decided), 'complaint')} decided in ${rangeText(trends)}`;
  return {
    id: 'complaints',
    title:
      decided === 0
        ? `No complaints were decided in ${rangeText(trends)}`
        : `${text}, ${late === 0 ? 'none' : numberFormat.format(late)} of them late`,
    emptyText: `No complaints in ${rangeText(trends)}`,
    series: [
      { key: 'received', label: 'Received' },
      { key: 'decided', label: 'Decided' },
      { key: 'days', label: 'Days to the decision, median', isInTableOnly: true, unit: ' days' },
    ],
    ...byWeek(trends.points, ({ complaintsReceived, complaintsDecided, medianDaysToDecision }) => ({
      received: complaintsReceived,
      decided: complaintsDecided,
      days: roundToTenth(medianDaysToDecision),
    })),
  };
}

const reviewsChart = (trends: Trends): ChartSpec => ({
  id: 'reviews',
  title: weekTitle(trends, point => point.reviews, 'new review'),
  emptyText: `No new reviews in ${rangeText(trends)}`,
  series: [
    { key: 'reviews', label: 'Reviews' },
    { key: 'verified', label: 'Verified', isInTableOnly: true, unit: ' %' },
    { key: 'hidden', label: 'Hidden', isInTableOnly: true, unit: ' %' },
  ],
  ...byWeek(trends.points, ({ reviews, reviewsVerified, reviewsHidden }) => ({
    reviews,
    verified: percentOf(reviewsVerified, reviews),
    hidden: percentOf(reviewsHidden, reviews),
  })),
});

function ratingsChart(trends: Trends): ChartSpec {
  const { points } = trends;
  const counts = [0, 1, 2, 3, 4].map(index => sumOf(points.map(point => point.ratingCounts[index] ?? 0)));
  const average = sumOf(counts.map((count, index) => count * (index + 1))) / sumOf(counts);
  return {
    id: 'ratings',
    title: `${average.toFixed(1)} stars on average in ${rangeText(trends)}`,
    emptyText: `No ratings in ${rangeText(trends)}`,
    rowLabel: 'Stars',
    series: [{ key: 'reviews', label: 'Reviews' }],
    rows: counts.map((count, index) => ({
      label: quantity(index + 1, 'star'),
      values: { reviews: count },
    })),
  };
}

function viewsChart(trends: Trends): ChartSpec {
  const views = sumOf(trends.points.map(point => point.pageViews ?? 0));
  return {
    id: 'views',
    title: `${quantity(numberFormat.format(views), 'page view')} of properties, as browsers reported them, in ${rangeText(trends)}`,
    emptyText: `No page views of properties were counted in ${rangeText(trends)}`,
    series: [{ key: 'views', label: 'Page views' }],
    ...byWeek(trends.points, ({ pageViews }) => ({ views: pageViews })),
  };
}

/** Returns true if a chart would have no bars. */
export const isEmpty = ({ series, rows }: ChartSpec) =>
  rows.every(({ values }) => series.every(({ key, isInTableOnly }) => isInTableOnly || !values[key]));

export const chartSpecs = (trends: Trends): ChartSpec[] => [
  leadsChart(trends),
  complaintsChart(trends),
  reviewsChart(trends),
  ratingsChart(trends),
  viewsChart(trends),
];

/** Returns a number with its unit, or a dash. */
export const figureText = (value: number | null | undefined, unit = '') =>
  value === null || value === undefined ? '–' : `${numberFormat.format(value)}${unit}`;
