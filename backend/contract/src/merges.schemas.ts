import * as z from 'zod/mini';
import { BuildingDetail } from './buildings.schemas.ts';
import { byId, instant, queryInteger, queryRecordId, recordId, text, version } from './fields.ts';
import { AdminProperty, PropertyLine } from './properties.schemas.ts';
import { LIMITS } from './rules.ts';
import { partsOf } from './street-line.ts';

/** Returns true without a unit or block, which the key of an address has before the base. */
function isBuildingAddress(address: string) {
  const { base, key } = partsOf(address);
  return base !== '' && key === base;
}

const reason = text('Reason', { min: 1, max: LIMITS.notes, isMultiline: true });

export const Merge = z.object({
  id: z.int(),
  /** The merged property, which no longer has a page. */
  from: PropertyLine,
  into: PropertyLine,
  reason: z.string(),
  /** Username; null for the site itself and a deleted account. */
  by: z.nullable(z.string()),
  at: instant,
  undoneAt: z.nullable(instant),
  /** Counts. If a member reviewed both properties, the older review was hidden. */
  moved: z.object({
    reviews: z.int(),
    hiddenReviews: z.int(),
    bookmarks: z.int(),
    requests: z.int(),
    images: z.int(),
  }),
  /** About changes that an undo left; absent from earlier backends. */
  notUndone: z.optional(z.array(z.string())),
});
export type Merge = z.infer<typeof Merge>;

export const mergePropertiesSchemas = {
  ...byId,
  body: z.object({ into: recordId('Property'), reason, version }),
  reply: AdminProperty,
};

export const listMergesSchemas = {
  query: z.object({
    after: z.optional(queryRecordId('After')),
    limit: z.optional(queryInteger('Limit', { min: 1, max: LIMITS.page })),
  }),
  reply: z.array(Merge),
};

export const undoMergeSchemas = { ...byId, reply: Merge };

export const placePropertySchemas = {
  ...byId,
  body: z.object({ buildingId: z.nullable(recordId('Building')), version }),
  reply: AdminProperty,
};

export const editBuildingSchemas = {
  ...byId,
  body: z.object({
    name: z._default(z.nullable(text('Name', { max: LIMITS.suburb })), null),
    address: text('Address', { min: 1, max: LIMITS.address }).check(
      z.refine(isBuildingAddress, 'Enter the address of the building, without a unit'),
    ),
    version,
  }),
  reply: BuildingDetail,
};

export const mergeBuildingsSchemas = {
  ...byId,
  body: z.object({ into: recordId('Building'), reason }),
  reply: BuildingDetail,
};

const BuildingName = z.extend(PropertyLine, { name: z.nullable(z.string()) });

export const MergedBuilding = z.object({
  /** The merged building, which no longer has a page. */
  from: BuildingName,
  into: BuildingName,
  reason: z.string(),
  /** Username; null for a deleted account. */
  by: z.nullable(z.string()),
  at: instant,
});
export type MergedBuilding = z.infer<typeof MergedBuilding>;

export const listMergedBuildingsSchemas = { reply: z.array(MergedBuilding) };

export const undoBuildingMergeSchemas = { ...byId, reply: BuildingDetail };

export const Candidate = z.object({
  a: PropertyLine,
  b: PropertyLine,
  /**
   * One address with two postcodes, with a number and a range (`12`, `12-14`), or with and without a block; or one unit
   * in buildings with different names or addresses.
   */
  why: z.enum(['postcode', 'range', 'block', 'name']),
});
export type Candidate = z.infer<typeof Candidate>;

export const buildingCandidatesSchemas = { reply: z.array(Candidate) };

const twoProperties = z
  .object({ a: recordId('Property'), b: recordId('Property') })
  .check(z.refine(({ a, b }) => a !== b, 'Choose two different properties'));

export const markDistinctSchemas = { body: twoProperties, reply: z.void() };

export const undoMarkDistinctSchemas = { body: twoProperties, reply: z.void() };
