import * as z from 'zod/mini';
import { BuildingLine, PropertyRow, ResidencyAverages, ResidencyCounts } from './properties.schemas.ts';
import { LIMITS, STATES } from './rules.ts';
import { oneOf, text } from './text.ts';

const count = z.int();
/** A decimal as text; null without enough reviews (`PLACE_MINIMUM`). */
const average = z.nullable(z.string());

/** What the properties of a place add up to. */
export const PlaceSums = z.object({
  propertyCount: count,
  /** Those of them with reviews. */
  reviewedPropertyCount: count,
  reviewCount: count,
  averageRating: average,
  /** Reviews by stars: the first number counts one star, the fifth five. Empty without enough reviews. */
  ratingSpread: z.array(count),
  residencySplit: ResidencyCounts,
  residencyAverages: ResidencyAverages,
  /** Tags by how many reviews name them, and their percentages; most frequent first. Empty without enough reviews. */
  issueTagShares: z.array(z.object({ tag: z.string(), count, share: count })),
  /** When it was counted; ISO 8601, UTC. */
  countedAt: z.string(),
});
export type PlaceSums = z.infer<typeof PlaceSums>;

/** A suburb in one line. */
const SuburbLine = z.object({
  name: z.string(),
  /** Text: 0800 stays 0800; `0000` where it is not known. */
  postcode: z.string(),
  /** The path of its page. */
  place: z.string(),
  reviewCount: count,
});

/** A suburb with what its page shows. */
export const SuburbDetail = z.extend(PlaceSums, {
  name: z.string(),
  state: z.string(),
  postcode: z.string(),
  /** Those with several properties and the most reviews. */
  buildings: z.array(BuildingLine),
  mostReviewed: z.array(PropertyRow),
  latest: z.array(PropertyRow),
  /** Suburbs with reviews: the nearest, or those of the state with the most where it is not known what is near. */
  nearby: z.array(z.extend(SuburbLine, { state: z.string() })),
  nearbyBy: z.enum(['distance', 'state']),
  /** The attribution that the source of its name and place asks for. */
  source: z.nullable(z.string()),
});
export type SuburbDetail = z.infer<typeof SuburbDetail>;

/** A state with what its page shows. */
export const StateDetail = z.extend(PlaceSums, {
  state: z.string(),
  name: z.string(),
  /** Those with reviews, at most `LIMITS.suburbs` with the most, by name. */
  suburbs: z.array(z.extend(SuburbLine, { propertyCount: count, averageRating: average })),
});
export type StateDetail = z.infer<typeof StateDetail>;

/** A state in one line. */
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

/** A state as it is in a path, in small letters or capitals. */
const pathState = z.pipe(
  z.pipe(
    z.string(),
    z.transform((state: string) => state.toUpperCase()),
  ),
  oneOf('State', STATES),
);

/** Input and output of `listStates`. */
export const listStatesSchemas = { reply: z.array(StateLine) };

/** Input and output of `readState`. */
export const readStateSchemas = { params: z.object({ state: pathState }), reply: StateDetail };

/** Input and output of `readSuburb`. */
export const readSuburbSchemas = {
  params: z.object({ state: pathState, slug: text('Suburb', { min: 1, max: LIMITS.placeSlug }) }),
  reply: SuburbDetail,
};
