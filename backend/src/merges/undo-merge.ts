import { UNKNOWN_POSTCODE } from '@home-truths/contract';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ConflictException, NotFoundException } from '@nestjs/common';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { query } from '../platform/database/query.ts';
import { throwOnDuplicate } from '../platform/database/throw-on-duplicate.ts';
import { canonicalText } from '../properties/addresses/address-tokens.ts';
import { addressKeyOf, keyProperties, lockBaseAddressesOf } from '../properties/addresses/key-properties.ts';
import { editableFields, Property } from '../properties/property.entity.ts';
import { PropertyMerge } from '../properties/property-merge.entity.ts';
import { recomputeAggregates } from '../reviews/rating-aggregates.ts';
import { FILLED_FIELDS, type MergeChanges, MOVED_TABLES } from './merge-changes.ts';
import {
  addDistinct,
  clearKey,
  deleteAlias,
  lockProperties,
  moveReviews,
  restoreMerged,
  restoreReviewsAt,
  selectBlockedReviews,
  setBuilding,
  softDeleteReviews,
  unhideOlderReview,
  writeAlias,
} from './merge-properties.sql.ts';
import { OLDER_REVIEW_NOTE, selectIds } from './merge-properties.ts';
import { countAddedSince, moveRowsBack, type TableCount } from './moved-rows.sql.ts';

const FIELD_NAMES: Record<(typeof FILLED_FIELDS)[number], string> = {
  bedrooms: 'The number of bedrooms',
  bathrooms: 'The number of bathrooms',
  parkingSpaces: 'The number of car spaces',
  buildYear: 'The build year',
  description: 'The description',
  propertySize: 'The size',
  landSize: 'The land size',
};

interface LockedMerge {
  id: number;
  from: Property;
  into: Property;
  moved: MergeChanges;
}

/** Undoes a merge in the caller's transaction, except for what was changed since, and marks the two as different. */
export async function revertMerge(em: EntityManager, id: number, by: number): Promise<void> {
  const merge = await em.findOne(PropertyMerge, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!merge) throw new NotFoundException('Merge not found');
  if (merge.undoneAt) throw new ConflictException('This merge has already been undone');
  const locked = await lockBoth(em, merge);
  const { from, into, moved } = locked;
  const before = editableFields(into);
  const remaining = await messagesOfRemaining(em, locked);
  const notUndone = [
    ...(await moveAllRowsBack(em, locked)),
    ...clearFilledFields(locked),
    ...clearFilledPostcode(locked),
  ];
  const images = removeMovedImages(locked, notUndone);
  await em.flush().catch(throwOnDuplicate(addressTaken));
  await query(em, restoreMerged(from.id, canonicalText(from.address), images));
  await restoreAddress(em, locked);
  await query(em, addDistinct([from.id, into.id]));
  await recomputeAggregates(em, [from.id, into.id]);
  merge.undoneAt = new Date();
  const messages = [...notUndone, ...remaining];
  merge.moved = { ...moved, notUndone: messages };
  const entry = { by, action: 'undo', subject: 'property' } as const;
  const after = { merge: id, notUndone: messages };
  writeAuditEntry(em, { ...entry, id: from.id, before: { mergedInto: into.id }, after });
  writeAuditEntry(em, { ...entry, id: into.id, before, after: { ...editableFields(into), merge: id } });
  await em.flush();
}

async function lockBoth(em: EntityManager, merge: PropertyMerge): Promise<LockedMerge> {
  const ids = [merge.from.id, merge.into.id] as const;
  await lockBaseAddressesOf(em, ids);
  await query(em, lockProperties(ids));
  const [from, into] = [
    await em.findOneOrFail(Property, { id: ids[0] }, { refresh: true }),
    await em.findOneOrFail(Property, { id: ids[1] }, { refresh: true }),
  ];
  if (from.mergedInto?.id !== into.id)
    throw new ConflictException(
      `${into.address} has since been merged into another property. Undo that merge first.`,
    );
  return { id: merge.id, from, into, moved: merge.moved as MergeChanges };
}

const formatCount = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

const sentencesOf = (
  counts: readonly TableCount[],
  sentence: (count: number, noun: string, added: string) => string,
) =>
  MOVED_TABLES.flatMap(({ table, words }) => {
    const { count } = counts.find(each => each.table === table) ?? { count: 0 };
    return count > 0 && words ? [sentence(count, ...words)] : [];
  });

const messagesOfRemaining = async (em: EntityManager, { id, into }: LockedMerge) =>
  sentencesOf(
    await query(em, countAddedSince(id)),
    (count, noun, added) =>
      `${formatCount(count, noun)} ${added} since the merge ${count === 1 ? 'stays' : 'stay'} with ${into.address}.`,
  );

/** @returns sentences about rows that were not given back or stay hidden */
async function moveAllRowsBack(em: EntityManager, { id, from, into, moved }: LockedMerge) {
  const olderOfTarget = moved.olderReviews
    .filter(({ propertyId }) => propertyId === into.id)
    .map(each => each.id);
  // reviews that their authors deleted meanwhile stay deleted
  const deletedForMove = await selectIds(em, softDeleteReviews(olderOfTarget));
  const missing = await query(em, moveRowsBack(id));
  const blocked = await selectIds(em, selectBlockedReviews(deletedForMove, into.id));
  await query(em, moveReviews(olderOfTarget, from.id, into.id));
  const unblocked = deletedForMove.filter(each => !blocked.includes(each));
  await query(em, restoreReviewsAt(unblocked, into.id));
  await query(em, restoreReviewsAt(blocked, from.id));
  const messages = [
    ...sentencesOf(
      missing,
      (count, noun) =>
        `${formatCount(count, noun)} ${count === 1 ? 'is' : 'are'} no longer with ${into.address}.`,
    ),
    ...blocked.map(each => `Review ${each} stays hidden: its author has posted another one since.`),
  ];
  for (const older of moved.olderReviews) {
    if (!older.isHiddenByMerge || blocked.includes(older.id)) continue;
    const shown = await query(em, unhideOlderReview(older.id, older.note ?? null, OLDER_REVIEW_NOTE, id));
    if (shown.length === 0) messages.push(`Review ${older.id} was changed since, and stays as it is.`);
  }
  return messages;
}

function clearFilledFields({ into, moved }: LockedMerge) {
  const names = FILLED_FIELDS.filter(name => moved.filled[name] !== undefined);
  const unchanged = names.filter(name => into[name] === moved.filled[name]);
  const changed = names.filter(name => into[name] !== moved.filled[name]);
  Object.assign(into, Object.fromEntries(unchanged.map(name => [name, null])));
  return changed.map(
    name => `${FIELD_NAMES[name]} of ${into.address} was changed since, and stays as it is.`,
  );
}

function clearFilledPostcode({ into, moved }: LockedMerge) {
  if (!moved.postcode) return [];
  if (into.postcode !== moved.postcode)
    return [`The postcode of ${into.address} was changed since, and stays as it is.`];
  into.postcode = UNKNOWN_POSTCODE;
  return [];
}

/** Returns the merged property's images that still exist. */
function removeMovedImages({ from, into, moved }: LockedMerge, notUndone: string[]) {
  const present = moved.images.filter(image => into.propertyImages.includes(image));
  into.propertyImages = into.propertyImages.filter(image => !present.includes(image));
  const gone = moved.images.length - present.length;
  if (gone > 0) notUndone.push(`${formatCount(gone, 'image')} ${gone === 1 ? 'was' : 'were'} removed since.`);
  return moved.imagesBefore.filter(image => present.includes(image) || from.propertyImages.includes(image));
}

async function restoreAddress(em: EntityManager, { from, into, moved }: LockedMerge) {
  if (moved.alias) {
    await query(em, deleteAlias(moved.alias, into.id));
    if (moved.alias.replaced !== null) await query(em, writeAlias(moved.alias, moved.alias.replaced));
  }
  const key = addressKeyOf(from.address);
  if (moved.isKeyTaken && key) await query(em, clearKey(into.id, key));
  await keyProperties(em, moved.postcode ? [into, from] : [from]);
  await query(em, setBuilding(from.id, moved.building));
}

const addressTaken = () =>
  new ConflictException(
    'Another property has this address now. Change its address, or merge the two, then undo this.',
  );
