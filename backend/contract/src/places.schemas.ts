import * as z from 'zod/mini';
import { instant, oneOf, starCounts, text } from './fields.ts';
import { BuildingLine, PropertyRow, ResidencyAverages, ResidencyCounts } from './properties.schemas.ts';
import { LIMITS, STATES } from './rules.ts';

const count = z.int();
/** A decimal as text; null below `PLACE_MINIMUM`. */
const average = z.nullable(z.string());

export const PlaceSums = z.object({
  propertyCount: count,
  reviewedPropertyCount: count,
  reviewCount: count,
  averageRating: average,
  /** Empty below `PLACE_MINIMUM`. */
  ratingSpread: starCounts,
  residencySplit: ResidencyCounts,
  residencyAverages: ResidencyAverages,
  /**
   * The number and percentage of reviews with each tag, the most frequent first. Empty below `PLACE_MINIMUM`.
   */
  issueTagShares: z.array(z.object({ tag: z.string(), count, share: count })),
  countedAt: instant,
});
export type PlaceSums = z.infer<typeof PlaceSums>;

const SuburbLine = z.object({
  name: z.string(),
  /** Text, so that 0800 stays 0800; `0000` if it is unknown. */
  postcode: z.string(),
  /** The path of its page. */
  place: z.string(),
  reviewCount: count,
});

export const SuburbDetail = z.extend(PlaceSums, {
  name: z.string(),
  state: z.string(),
  postcode: z.string(),
  buildings: z.array(BuildingLine),
  mostReviewed: z.array(PropertyRow),
  /** By their newest review. */
  latest: z.array(PropertyRow),
  /** The nearest suburbs with reviews or, for unknown coordinates, those of the state with the most. */
  nearby: z.array(z.extend(SuburbLine, { state: z.string() })),
  nearbyBy: z.enum(['distance', 'state']),
  /** The attribution that the licence of its name and coordinates requires. */
  source: z.nullable(z.string()),
});
export type SuburbDetail = z.infer<typeof SuburbDetail>;

export const StateDetail = z.extend(PlaceSums, {
  state: z.string(),
  name: z.string(),
  /** At most `LIMITS.suburbs`, those with the most reviews, sorted by name. */
  suburbs: z.array(z.extend(SuburbLine, { propertyCount: count, averageRating: average })),
});
export type StateDetail = z.infer<typeof StateDetail>;

export const StateLine = z.object({
  state: z.string(),
  name: z.string(),
  /** The path of its page. */
  place: z.string(),
  propertyCount: count,
  reviewCount: count,
  averageRating: average,
});
export type StateLine = z.infer<typeof StateLine>;

const pathState = z.pipe(
  z.pipe(
    z.string(),
    z.transform((state: string) => state.toUpperCase()),
  ),
  oneOf('State', STATES),
);

export const listStatesSchemas = { reply: z.array(StateLine) };

export const readStateSchemas = { params: z.object({ state: pathState }), reply: StateDetail };

export const readSuburbSchemas = {
  params: z.object({ state: pathState, slug: text('Suburb', { min: 1, max: LIMITS.placeSlug }) }),
  reply: SuburbDetail,
};
