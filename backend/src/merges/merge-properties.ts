import { LIMITS, UNKNOWN_POSTCODE } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, NotFoundException } from '@nestjs/common';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { query } from '../platform/database/query.ts';
import type { Query } from '../platform/database/sql.ts';
import { throwOnDuplicate } from '../platform/database/throw-on-duplicate.ts';
import { assertCurrentVersion } from '../platform/http/assert-current-version.ts';
import { keyProperties, lockBaseAddressesOf } from '../properties/addresses/key-properties.ts';
import { editableFields, Property } from '../properties/property.entity.ts';
import { PropertyMerge } from '../properties/property-merge.entity.ts';
import { indexProperty } from '../properties/search/search-index.ts';
import { recomputeAggregates } from '../reviews/rating-aggregates.ts';
import { type AddressKey, FILLED_FIELDS, type MergeChanges } from './merge-changes.ts';
import {
  aliasOf,
  hideReviews,
  lockProperties,
  markMerged,
  olderReviews,
  removeDistinct,
  restoreReviewsAt,
  softDeleteReviews,
  writeAlias,
} from './merge-properties.sql.ts';
import { moveRows } from './moved-rows.sql.ts';

export const OLDER_REVIEW_NOTE =
  'This property had two pages, so we’ve merged them. Your newer review is the one that counts.';

export interface MergeRequest {
  from: number;
  into: number;
  reason: string;
  /** Null for merges by `rekey`. */
  by: number | null;
  version?: number | undefined;
}

export const selectIds = async (em: EntityManager, statement: Query<{ id: number }>) =>
  (await query(em, statement)).map(({ id }) => id);

/**
 * Merges a property into another, in the caller's transaction (shell/docs/architecture/addresses.md).
 * @returns the id of the merge
 */
export async function mergeInto(em: EntityManager, request: MergeRequest): Promise<number> {
  const [from, into] = await lockBoth(em, request);
  assertCurrentVersion(from, request.version);
  const before = editableFields(into);
  const { reason, by } = request;
  const merge = em.create(PropertyMerge, { from, into, reason, moved: {}, by });
  await em.flush();
  const moved: MergeChanges = {
    olderReviews: await moveAllRows(em, { id: merge.id, from, into }),
    ...copyImages(from, into),
    filled: fillMissingFields(from, into),
    postcode: copyPostcode(from, into),
    alias: null,
    building: from.building?.id ?? null,
  };
  const otherImages = from.propertyImages.filter(image => !moved.images.includes(image));
  await query(em, markMerged(from.id, into.id, otherImages));
  await query(em, removeDistinct([from.id, into.id]));
  await em.flush().catch(throwOnDuplicate(() => addressTaken(into)));
  if (moved.postcode) await indexProperty(em, into);
  const hadKey = Boolean(into.addressKey);
  if (moved.postcode || !hadKey) {
    // the merged property gave its key up, which may be the same
    await keyProperties(em, [into]);
    await em.refresh(into);
  }
  moved.isKeyTaken = !hadKey && Boolean(from.addressKey) && from.addressKey === into.addressKey;
  moved.alias = await addAlias(em, from, into);
  await recomputeAggregates(em, [from.id, into.id]);
  merge.moved = moved;
  const entry = { by, action: 'merge', subject: 'property' } as const;
  writeAuditEntry(em, {
    ...entry,
    id: from.id,
    before: editableFields(from),
    after: { mergedInto: into.id, reason, moved: removeNotes(moved) },
  });
  const after = { ...editableFields(into), merged: from.id, reason };
  writeAuditEntry(em, { ...entry, id: into.id, before, after });
  await em.flush();
  return merge.id;
}

/** Audit entries stay longer than moderation notes may. */
const removeNotes = (moved: MergeChanges) => ({
  ...moved,
  olderReviews: moved.olderReviews.map(({ note: _, ...review }) => review),
});

const addressTaken = ({ address, postcode }: Property) =>
  new ConflictException(
    `Another property already has the address ${address} with the postcode ${postcode}. Merge these two first.`,
  );

async function lockBoth(em: EntityManager, { from, into }: MergeRequest): Promise<[Property, Property]> {
  if (from === into) throw new ConflictException('A property can’t be merged into itself');
  await lockBaseAddressesOf(em, [from, into]);
  await query(em, lockProperties([from, into]));
  const find = (id: number) => em.findOne(Property, { id }, { refresh: true });
  const both = [await find(from), await find(into)] as const;
  return both.map(assertMergeable) as [Property, Property];
}

function assertMergeable(property: Property | null): Property {
  if (!property) throw new NotFoundException('Property not found');
  if (property.mergedInto)
    throw new ConflictException(`${property.address} has already been merged into another property`);
  if (property.deletedAt)
    throw new ConflictException(`${property.address} was removed. Restore it before you merge it.`);
  return property;
}

/**
 * Moves all rows. If a member reviewed both properties, the newer review comes to the target and the older one, hidden,
 * to the merged property.
 * @returns the older reviews
 */
async function moveAllRows(
  em: EntityManager,
  { id, from, into }: Record<'from' | 'into', Property> & { id: number },
) {
  const older = await query(em, olderReviews(from.id, into.id));
  const olderIds = older.map(review => review.id);
  const olderOfTarget = older.filter(({ propertyId }) => propertyId === into.id).map(review => review.id);
  await query(em, hideReviews(olderIds, OLDER_REVIEW_NOTE));
  await query(em, softDeleteReviews(olderOfTarget));
  await query(em, moveRows(id));
  await query(em, restoreReviewsAt(olderOfTarget, from.id));
  return older;
}

function copyImages(from: Property, into: Property) {
  const images = from.propertyImages.slice(0, LIMITS.adminImages - into.propertyImages.length);
  into.propertyImages = [...into.propertyImages, ...images];
  return { images, imagesBefore: from.propertyImages };
}

function fillMissingFields(from: Property, into: Property): MergeChanges['filled'] {
  const isEmpty = (value: unknown) => value === null || value === undefined;
  const missing = FILLED_FIELDS.filter(name => isEmpty(into[name]) && !isEmpty(from[name]));
  const filled = Object.fromEntries(missing.map(name => [name, from[name]]));
  Object.assign(into, filled);
  return filled;
}

function copyPostcode(from: Property, into: Property) {
  if (into.postcode !== UNKNOWN_POSTCODE || from.postcode === UNKNOWN_POSTCODE) return null;
  into.postcode = from.postcode;
  return from.postcode;
}

/** Makes the former address lead to the target; null if both have the same. */
async function addAlias(em: EntityManager, from: Property, into: Property): Promise<MergeChanges['alias']> {
  if (!from.addressKey) return null;
  const { addressKey, suburbKey, state, postcode } = from as typeof from & AddressKey;
  const key = { addressKey, suburbKey, state, postcode };
  if (Object.entries(key).every(([name, value]) => into[name as keyof AddressKey] === value)) return null;
  const [replaced = null] = await selectIds(em, aliasOf(key));
  await query(em, writeAlias(key, into.id));
  return { ...key, replaced };
}
