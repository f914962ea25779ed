import * as z from 'zod/mini';
import { BuildingDetail } from './buildings.schemas.ts';
import { AdminProperty, PropertyLine } from './properties.schemas.ts';
import { LIMITS } from './rules.ts';
import { partsOf } from './street-line.ts';
import { byId, queryInteger, queryRecordId, recordId, text, version } from './text.ts';

/** Whether a street line names no unit. */
function isWholeAddress(address: string) {
  const { base, key } = partsOf(address);
  return base !== '' && key === base;
}

const reason = text('Reason', { min: 1, max: LIMITS.notes, isMultiline: true });

/** Two properties that became one. */
export const Merge = z.object({
  id: z.int(),
  /** The one that has no page any more. */
  from: PropertyLine,
  into: PropertyLine,
  reason: z.string(),
  /** Username of the administrator; null for the site itself, and once that account is deleted. */
  by: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  at: z.string(),
  undoneAt: z.nullable(z.string()),
  /** How many of each were moved. Of two reviews by one member the older was hidden instead. */
  moved: z.object({
    reviews: z.int(),
    hiddenReviews: z.int(),
    bookmarks: z.int(),
    requests: z.int(),
    images: z.int(),
  }),
  /** Sentences: what an undo did not give back, because it was changed since. */
  notUndone: z.optional(z.array(z.string())),
});
export type Merge = z.infer<typeof Merge>;

/** Input and output of `mergeProperties`. */
export const mergePropertiesSchemas = {
  ...byId,
  body: z.object({ into: recordId('Property'), reason, version }),
  reply: AdminProperty,
};

/** Input and output of `listMerges`, newest first. */
export const listMergesSchemas = {
  query: z.object({
    after: z.optional(queryRecordId('After')),
    limit: z.optional(queryInteger('Limit', { min: 1, max: LIMITS.page })),
  }),
  reply: z.array(Merge),
};

/** Input and output of `undoMerge`. */
export const undoMergeSchemas = { ...byId, reply: Merge };

/** Input and output of `placeProperty`. */
export const placePropertySchemas = {
  ...byId,
  body: z.object({ buildingId: z.nullable(recordId('Building')), version }),
  reply: AdminProperty,
};

/** Input and output of `editBuilding`. */
export const editBuildingSchemas = {
  ...byId,
  body: z.object({
    /** Empty means none. */
    name: z._default(z.nullable(text('Name', { max: LIMITS.suburb })), null),
    address: text('Address', { min: 1, max: LIMITS.address }).check(
      z.refine(isWholeAddress, 'Enter the address of the building, without a unit'),
    ),
    version,
  }),
  reply: BuildingDetail,
};

/** Input and output of `mergeBuildings`. */
export const mergeBuildingsSchemas = {
  ...byId,
  body: z.object({ into: recordId('Building'), reason }),
  reply: BuildingDetail,
};

const BuildingName = z.extend(PropertyLine, { name: z.nullable(z.string()) });

/** A building that was merged into another one. */
export const MergedBuilding = z.object({
  /** The one that has no page any more. */
  from: BuildingName,
  into: BuildingName,
  reason: z.string(),
  /** Username of the administrator; null once that account is deleted. */
  by: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  at: z.string(),
});
export type MergedBuilding = z.infer<typeof MergedBuilding>;

/** Input and output of `listMergedBuildings`, at most 200, newest first. */
export const listMergedBuildingsSchemas = { reply: z.array(MergedBuilding) };

/** Input and output of `undoBuildingMerge`. */
export const undoBuildingMergeSchemas = { ...byId, reply: BuildingDetail };

/** Two properties that may be one, and what they have in common. */
export const Candidate = z.object({
  a: PropertyLine,
  b: PropertyLine,
  /**
   * The same address with two postcodes; with a single number and with a range (`12`, `12-14`); with and without a
   * block; or the same unit, where the name of the building or its address is another one.
   */
  why: z.enum(['postcode', 'range', 'block', 'name']),
});
export type Candidate = z.infer<typeof Candidate>;

/** Input and output of `buildingCandidates`, at most 200. */
export const buildingCandidatesSchemas = { reply: z.array(Candidate) };

const twoProperties = z
  .object({ a: recordId('Property'), b: recordId('Property') })
  .check(z.refine(({ a, b }) => a !== b, 'Choose two different properties'));

/** Input of `markDistinct`. */
export const markDistinctSchemas = { body: twoProperties, reply: z.void() };

/** Input of `undoMarkDistinct`. */
export const undoMarkDistinctSchemas = { body: twoProperties, reply: z.void() };
