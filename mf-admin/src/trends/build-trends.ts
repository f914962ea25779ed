import type { TrendPoint, Trends } from '@home-truths/platform/contract';

/** Test data. */
const buildPoint = (from: string, values: Partial<TrendPoint> = {}): TrendPoint => ({
  from,
  leads: 0,
  medianHoursToCall: null,
  complaintsReceived: 0,
  complaintsDecided: 0,
  medianDaysToDecision: null,
  complaintsDecidedLate: 0,
  reviews: 0,
  reviewsVerified: 0,
  reviewsHidden: 0,
  ratingCounts: [0, 0, 0, 0, 0],
  pageViews: null,
  ...values,
});

/** Returns weeks up to 30 November 2026; `last` has the values of the last ones. */
export function buildTrends(last: readonly Partial<TrendPoint>[] = [], weeks = 12): Trends {
  const end = Date.UTC(2026, 10, 30);
  return {
    daysPerPoint: 7,
    countedAt: '2026-11-29T20:05:00.000Z',
    points: Array.from({ length: weeks }, (_, index) => {
      const from = new Date(end - (weeks - 1 - index) * 7 * 86_400_000);
      return buildPoint(from.toISOString().slice(0, 10), last[index - weeks + last.length]);
    }),
  };
}
