import type { TrendPoint, Trends } from '@home-truths/platform/contract';

/** A point for tests: nothing happened, unless said otherwise. */
const buildPoint = (from: string, values: Partial<TrendPoint> = {}): TrendPoint => ({
  from,
  ...{ leads: 0, medianHoursToCall: null },
  ...{ complaintsReceived: 0, complaintsDecided: 0, medianDaysToDecision: null, complaintsDecidedLate: 0 },
  ...{ reviews: 0, reviewsVerified: 0, reviewsHidden: 0, ratingCounts: [0, 0, 0, 0, 0], pageViews: null },
  ...values,
});

/** The days up to 30 November 2026 for tests, or the weeks; `last` are the last points. */
export function buildTrends(
  last: readonly Partial<TrendPoint>[] = [],
  { daysPerPoint = 1, points = 30 } = {},
): Trends {
  const end = Date.UTC(2026, 10, 30);
  return {
    daysPerPoint,
    countedAt: '2026-11-29T20:05:00.000Z',
    points: Array.from({ length: points }, (_, index) => {
      const from = new Date(end - (points - 1 - index) * daysPerPoint * 86_400_000);
      return buildPoint(from.toISOString().slice(0, 10), last[index - points + last.length]);
    }),
  };
}
