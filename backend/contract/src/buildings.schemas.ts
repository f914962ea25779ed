import * as z from 'zod/mini';
import {
  BuildingLine,
  IssueTagCounts,
  PropertyRow,
  RatingHistory,
  ResidencyAverages,
  ResidencyCounts,
} from './properties.schemas.ts';
import { Review, reviewListQuery } from './reviews.schemas.ts';
import { byId, listPage, oneOf } from './text.ts';

/** A building with what its page shows of the reviews of its properties. */
export const BuildingDetail = z.extend(BuildingLine, {
  suburb: z.string(),
  state: z.string(),
  /** Text: 0800 stays 0800. */
  postcode: z.string(),
  /** The path of its suburb's page. */
  place: z.nullable(z.string()),
  /** Its properties with reviews. */
  reviewedPropertyCount: z.int(),
  /** Reviews by stars: the first number counts one star, the fifth five. */
  ratingSpread: z.array(z.int()),
  residencySplit: ResidencyCounts,
  residencyAverages: ResidencyAverages,
  /** Most frequent first. */
  issueTagCounts: IssueTagCounts,
  /** For `editBuilding`. */
  version: z.optional(z.int()),
});
export type BuildingDetail = z.infer<typeof BuildingDetail>;

/** One property of a building. */
export const BuildingProperty = z.extend(PropertyRow, {
  /** The part of its address that is its own, `b2-1103`: `unitName` names it. Null for one without a unit. */
  unit: z.nullable(z.string()),
});
export type BuildingProperty = z.infer<typeof BuildingProperty>;

/** A review, with the property of the building that it is about. */
export const BuildingReview = z.extend(Review, {
  property: z.object({ id: z.int(), address: z.string(), unit: z.nullable(z.string()) }),
});
export type BuildingReview = z.infer<typeof BuildingReview>;

/** Input and output of `readBuilding`. */
export const readBuildingSchemas = { ...byId, reply: BuildingDetail };

/** Input and output of `propertiesOfBuilding`. */
export const propertiesOfBuildingSchemas = {
  ...byId,
  query: z.object({ sort: z.optional(oneOf('Sort order', ['most-reviews', 'unit'])), ...listPage }),
  reply: z.array(BuildingProperty),
};

/** Input and output of `reviewsOfBuilding`. */
export const reviewsOfBuildingSchemas = { ...byId, query: reviewListQuery, reply: z.array(BuildingReview) };

/** Input and output of `historyOfBuilding`. */
export const historyOfBuildingSchemas = { ...byId, reply: RatingHistory };
