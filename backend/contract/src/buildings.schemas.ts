import * as z from 'zod/mini';
import { byId, listPage, oneOf, starCounts } from './fields.ts';
import {
  BuildingLine,
  IssueTagCounts,
  PropertyRow,
  RatingHistory,
  ResidencyAverages,
  ResidencyCounts,
} from './properties.schemas.ts';
import { Review, reviewListQuery } from './reviews.schemas.ts';

export const BuildingDetail = z.extend(BuildingLine, {
  suburb: z.string(),
  state: z.string(),
  /** Text, so that 0800 stays 0800. */
  postcode: z.string(),
  /** The path of its suburb's page; never null today. */
  place: z.nullable(z.string()),
  reviewedPropertyCount: z.int(),
  ratingSpread: starCounts,
  residencySplit: ResidencyCounts,
  residencyAverages: ResidencyAverages,
  issueTagCounts: IssueTagCounts,
  /** Sent back with `editBuilding`, which rejects an outdated one. Absent from replies of earlier backends. */
  version: z.optional(z.int()),
});
export type BuildingDetail = z.infer<typeof BuildingDetail>;

export const BuildingProperty = z.extend(PropertyRow, {
  /** The part of its address within the building, such as `b2-1103`; `unitName` formats it. */
  unit: z.nullable(z.string()),
});
export type BuildingProperty = z.infer<typeof BuildingProperty>;

export const BuildingReview = z.extend(Review, {
  property: z.object({ id: z.int(), address: z.string(), unit: z.nullable(z.string()) }),
});
export type BuildingReview = z.infer<typeof BuildingReview>;

export const readBuildingSchemas = { ...byId, reply: BuildingDetail };

export const propertiesOfBuildingSchemas = {
  ...byId,
  query: z.object({ sort: z.optional(oneOf('Sort order', ['most-reviews', 'unit'])), ...listPage }),
  reply: z.array(BuildingProperty),
};

export const reviewsOfBuildingSchemas = { ...byId, query: reviewListQuery, reply: z.array(BuildingReview) };

export const historyOfBuildingSchemas = { ...byId, reply: RatingHistory };
