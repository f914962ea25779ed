import { RESPONSE_DAYS, type TrendPoint, type Trends } from '@home-truths/platform/contract';
import { quantity } from '../attention/duration-text.ts';

/** A row of numbers of a chart, drawn as bars or as a line. */
export interface ChartSeries {
  key: string;
  label: string;
  kind: 'bar' | 'outline' | 'line' | 'dashes';
  /** It has an axis of its own, at the right. */
  isRight?: true;
  /** After its numbers: `h`, `%`. */
  unit?: string;
}

/** One column of a chart, and one row of its table. */
interface ChartRow {
  label: string;
  values: Record<string, number | null>;
}

/** What a chart says, for its drawing and for its table. */
export interface ChartSpec {
  id: string;
  /** What happened. */
  title: string;
  note?: string;
  /** The heading of the first column of its table. */
  rowLabel: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** A line across the chart on the right axis. */
  limit?: { value: number; label: string };
}

const rangeText = ({ daysPerPoint }: Trends) =>
  daysPerPoint === 1 ? 'the last 30 days' : 'the last 12 months';

const dayFormat = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const numberFormat = new Intl.NumberFormat('en-AU');

const dayLabel = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const round = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

/** How many percent a part is; null of nothing. */
const percentOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole));

/** `12 leads in the last 7 days, 3 more than in the 7 days before` */
function weekTitle({ points, daysPerPoint }: Trends, pick: (point: TrendPoint) => number, one: string) {
  const numbers = points.map(pick);
  const length = 7 / daysPerPoint;
  const now = sumOf(numbers.slice(-length));
  const change = now - sumOf(numbers.slice(-2 * length, -length));
  const comparison =
    change === 0
      ? 'as many as'
      : `${numberFormat.format(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than`;
  return `${quantity(numberFormat.format(now), one)} in the last 7 days, ${comparison} in the 7 days before`;
}

/** The rows of a chart with one column for each point. */
const rowsOf = (points: readonly TrendPoint[], valuesOf: (point: TrendPoint) => ChartRow['values']) =>
  points.map(point => ({ label: dayLabel(point.from), values: valuesOf(point) }));

const rowLabelOf = ({ daysPerPoint }: Trends) => (daysPerPoint === 1 ? 'Day' : 'Week from');

const leadsChart = (trends: Trends): ChartSpec => ({
  id: 'leads',
  title: weekTitle(trends, point => point.leads, 'lead'),
  rowLabel: rowLabelOf(trends),
  series: [
    { key: 'leads', label: 'Leads', kind: 'bar' },
    { key: 'hours', label: 'Hours to the first call, median', kind: 'line', isRight: true, unit: ' h' },
  ],
  rows: rowsOf(trends.points, ({ leads, medianHoursToCall }) => ({ leads, hours: round(medianHoursToCall) })),
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
    rowLabel: rowLabelOf(trends),
    series: [
      { key: 'received', label: 'Received', kind: 'bar' },
      { key: 'decided', label: 'Decided', kind: 'outline' },
      { key: 'days', label: 'Days to the decision, median', kind: 'line', isRight: true, unit: ' days' },
    ],
    rows: rowsOf(trends.points, ({ complaintsReceived, complaintsDecided, medianDaysToDecision }) => ({
      received: complaintsReceived,
      decided: complaintsDecided,
      days: round(medianDaysToDecision),
    })),
    limit: { value: RESPONSE_DAYS, label: `${RESPONSE_DAYS} days` },
  };
}

const reviewsChart = (trends: Trends): ChartSpec => ({
  id: 'reviews',
  title: weekTitle(trends, point => point.reviews, 'review'),
  rowLabel: rowLabelOf(trends),
  series: [
    { key: 'reviews', label: 'Reviews', kind: 'bar' },
    { key: 'verified', label: 'Verified', kind: 'line', isRight: true, unit: ' %' },
    { key: 'hidden', label: 'Hidden', kind: 'dashes', isRight: true, unit: ' %' },
  ],
  rows: rowsOf(trends.points, ({ reviews, reviewsVerified, reviewsHidden }) => ({
    reviews,
    verified: percentOf(reviewsVerified, reviews),
    hidden: percentOf(reviewsHidden, reviews),
  })),
});

function ratingsChart(trends: Trends): ChartSpec {
  const { points } = trends;
  const counts = [0, 1, 2, 3, 4].map(index => sumOf(points.map(point => point.ratingCounts[index] ?? 0)));
  const reviews = sumOf(counts);
  const average = sumOf(counts.map((count, index) => count * (index + 1))) / reviews;
  return {
    id: 'ratings',
    title:
      reviews === 0
        ? `No reviews in ${rangeText(trends)}`
        : `${average.toFixed(1)} stars on average in ${rangeText(trends)}`,
    rowLabel: 'Stars',
    series: [{ key: 'reviews', label: 'Reviews', kind: 'bar' }],
    rows: counts.map((count, index) => ({
      label: quantity(index + 1, 'star'),
      values: { reviews: count },
    })),
  };
}

function callbacksChart(trends: Trends): ChartSpec {
  const { points } = trends;
  const callbacks = quantity(numberFormat.format(sumOf(points.map(point => point.leads))), 'lead');
  const counted = points.filter(point => point.pageViews !== null);
  const views = sumOf(counted.map(point => point.pageViews ?? 0));
  return {
    id: 'callbacks',
    title:
      counted.length === 0
        ? `${callbacks} in ${rangeText(trends)}; page views were not counted`
        : `${quantity(numberFormat.format(views), 'page view')} of properties, and ${callbacks}, in ${rangeText(trends)}`,
    note: 'A page view is the page of a property that a browser opened and reported. Days without any are empty.',
    rowLabel: rowLabelOf(trends),
    series: [
      { key: 'views', label: 'Page views', kind: 'bar' },
      { key: 'leads', label: 'Leads', kind: 'line', isRight: true },
    ],
    rows: rowsOf(points, ({ pageViews, leads }) => ({ views: pageViews, leads })),
  };
}

/** The charts of a range. */
export const chartSpecs = (trends: Trends): ChartSpec[] => [
  leadsChart(trends),
  complaintsChart(trends),
  reviewsChart(trends),
  ratingsChart(trends),
  callbacksChart(trends),
];

/** A number of a chart with its unit; a dash where there is none. */
export const figureText = (value: number | null | undefined, unit = '') =>
  value === null || value === undefined ? '–' : `${numberFormat.format(value)}${unit}`;
