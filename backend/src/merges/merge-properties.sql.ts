import { sql } from '../platform/database/sql.ts';
import type { AddressKey, OlderReview } from './merge-changes.ts';

/** Locks properties, so that nobody adds rows to them. The order of ids prevents deadlocks. */
export const lockProperties = (ids: readonly number[]) => sql<{ id: number }>`
  select id from property where id = any(${ids}) order by id for update`;

/**
 * Selects the older review of each member who reviewed both properties; a hidden one counts as older. The merge will
 * replace its `note`.
 */
export const olderReviews = (fromId: number, intoId: number) => sql<OlderReview>`
  select older.id, older.property_id as "propertyId", older.hidden_at is null as "isHiddenByMerge",
    case when older.hidden_at is null then older.moderation_note end as note
  from review as one join review as other on other.user_id = one.user_id and other.property_id = ${intoId}
  join review as older on older.id = case
    when (one.hidden_at is null, one.created_at, one.id) < (other.hidden_at is null, other.created_at, other.id)
    then one.id else other.id end
  where one.property_id = ${fromId} and one.deleted_at is null and other.deleted_at is null
  order by older.id`;

/** Hides reviews at the time of the merge, which `unhideOlderReview` compares. */
export const hideReviews = (ids: readonly number[], note: string) => sql`
  update review set hidden_at = now(), moderation_note = ${note}, version = version + 1
  where id = any(${ids}) and hidden_at is null`;

/**
 * Deletes reviews until `restoreReviewsAt`. While two reviews of a member change properties, both would belong to one
 * property, which a unique index forbids.
 */
export const softDeleteReviews = (ids: readonly number[]) => sql<{ id: number }>`
  update review set deleted_at = now() where id = any(${ids}) and deleted_at is null returning id`;

export const restoreReviewsAt = (ids: readonly number[], propertyId: number) => sql`
  update review set property_id = ${propertyId}, deleted_at = null where id = any(${ids})`;

const whereAlias = ({ addressKey, suburbKey, state, postcode }: AddressKey) => sql`
  address_key = ${addressKey} and suburb_key = ${suburbKey} and state = ${state} and postcode = ${postcode}`;

export const aliasOf = (key: AddressKey) =>
  sql<{ id: number }>`select property_id as id from property_alias where ${whereAlias(key)}`;

export const writeAlias = ({ addressKey, suburbKey, state, postcode }: AddressKey, id: number) => sql`
  insert into property_alias (address_key, suburb_key, state, postcode, property_id)
  values (${addressKey}, ${suburbKey}, ${state}, ${postcode}, ${id})
  on conflict (address_key, suburb_key, state, postcode) do update set property_id = excluded.property_id`;

export const deleteAlias = (key: AddressKey, propertyId: number) => sql`
  delete from property_alias where ${whereAlias(key)} and property_id = ${propertyId}`;

/** Deletes a property as merged, without its key, which the target or a new property may get. */
export const markMerged = (fromId: number, intoId: number, images: readonly string[]) => sql`
  update property set deleted_at = now(), merged_into_id = ${intoId}, address_key = null, unit = null,
    building_id = null, property_images = ${images}::text[], version = version + 1
  where id = ${fromId}`;

/**
 * Undeletes a merged property. `rekey` skipped it, so its street key may be by earlier rules; `restoreAddress` writes its
 * address key, unit and building.
 */
export const restoreMerged = (id: number, streetKey: string, images: readonly string[]) => sql`
  update property set deleted_at = null, merged_into_id = null, street_key = ${streetKey},
    property_images = ${images}::text[], version = version + 1
  where id = ${id}`;

/** Clears a key, and the unit and building that it decided; an administrator placed `is_placed` in its building. */
export const clearKey = (id: number, key: string) => sql`
  update property set address_key = null, unit = null, building_id = case when is_placed then building_id end
  where id = ${id} and address_key = ${key}`;

export const setBuilding = (id: number, buildingId: number | null) => sql`
  update property set building_id = (select id from building where id = ${buildingId}) where id = ${id}`;

/** Marks two properties as different, so that they are no longer merge candidates. */
export const addDistinct = (ids: readonly [number, number]) => sql`
  insert into distinct_properties (a_id, b_id) values (${Math.min(...ids)}, ${Math.max(...ids)}) on conflict do nothing`;

export const removeDistinct = (ids: readonly [number, number]) => sql`
  delete from distinct_properties where a_id = ${Math.min(...ids)} and b_id = ${Math.max(...ids)} returning a_id`;

export const moveReviews = (ids: readonly number[], fromId: number, intoId: number) => sql`
  update review set property_id = ${intoId} where id = any(${ids}) and property_id = ${fromId}`;

/** Returns reviews whose authors have another one of the property. */
export const selectBlockedReviews = (ids: readonly number[], propertyId: number) => sql<{ id: number }>`
  select review.id from review join review as other on other.user_id = review.user_id
  where review.id = any(${ids}) and other.property_id = ${propertyId} and other.deleted_at is null
    and other.id <> review.id`;

/** Unhides a review if it is still hidden as by the merge. */
export const unhideOlderReview = (
  id: number,
  note: string | null,
  hiddenNote: string,
  mergeId: number,
) => sql<{ id: number }>`
  update review set hidden_at = null, moderation_note = ${note}, version = version + 1
  where id = ${id} and moderation_note = ${hiddenNote}
    and hidden_at = (select at from property_merge where id = ${mergeId})
  returning id`;
