import * as z from 'zod/mini';
import { TREND_RANGES } from './rules.ts';
import { oneOf } from './text.ts';

/** What happened in one day, or in the seven days from one on. Days are those of Sydney. */
export const TrendPoint = z.object({
  /** Its first day, `2026-11-26`. */
  from: z.string(),
  leads: z.int(),
  /** Of the leads that were first called then, the hours they had waited. */
  medianHoursToCall: z.nullable(z.number()),
  complaintsReceived: z.int(),
  complaintsDecided: z.int(),
  /** Of the complaints decided then, the days they had waited. */
  medianDaysToDecision: z.nullable(z.number()),
  /** Those of them that were decided after the promised seven days. */
  complaintsDecidedLate: z.int(),
  /** Reviews written then, without those deleted since; verified and hidden ones as they are now. */
  reviews: z.int(),
  reviewsVerified: z.int(),
  reviewsHidden: z.int(),
  /** These reviews by stars: the first number counts one star, the fifth five. */
  ratingCounts: z.array(z.int()),
  /** Pages of properties that browsers opened; null where no day was counted. */
  pageViews: z.nullable(z.int()),
});
export type TrendPoint = z.infer<typeof TrendPoint>;

export const Trends = z.object({
  /** How many days each point has. */
  daysPerPoint: z.int(),
  /** When they were counted, ISO 8601, UTC; null before the first count. */
  countedAt: z.nullable(z.string()),
  /** The oldest first; the last one ends today. */
  points: z.array(TrendPoint),
});
export type Trends = z.infer<typeof Trends>;

/** Input and output of `readTrends`. */
export const readTrendsSchemas = {
  query: z.object({ range: z.optional(oneOf('Range', TREND_RANGES)) }),
  reply: Trends,
};
