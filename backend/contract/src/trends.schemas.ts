import * as z from 'zod/mini';
import { instant, oneOf, starCounts } from './fields.ts';
import { TREND_RANGES } from './rules.ts';

/** Sums of one day or seven days in Sydney. */
export const TrendPoint = z.object({
  /** The first day, such as `2026-11-26`. */
  from: z.string(),
  leads: z.int(),
  /** How long leads waited that were first called in these days. */
  medianHoursToCall: z.nullable(z.number()),
  complaintsReceived: z.int(),
  complaintsDecided: z.int(),
  /** How long complaints waited that were decided in these days. */
  medianDaysToDecision: z.nullable(z.number()),
  complaintsDecidedLate: z.int(),
  /** Reviews written in these days that are not deleted; `reviewsVerified` and `reviewsHidden` are those today. */
  reviews: z.int(),
  reviewsVerified: z.int(),
  reviewsHidden: z.int(),
  ratingCounts: starCounts,
  /** Opened pages of properties; null if they were not counted. */
  pageViews: z.nullable(z.int()),
});
export type TrendPoint = z.infer<typeof TrendPoint>;

export const Trends = z.object({
  daysPerPoint: z.int(),
  /** Null before the first count. */
  countedAt: z.nullable(instant),
  /** Oldest first; the last one ends today. */
  points: z.array(TrendPoint),
});
export type Trends = z.infer<typeof Trends>;

export const readTrendsSchemas = {
  query: z.object({ range: z.optional(oneOf('Range', TREND_RANGES)) }),
  reply: Trends,
};
