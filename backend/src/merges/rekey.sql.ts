import { raw, statement } from '../database/statement.ts';

const BATCH = 1_000;

/** A property without a key. */
export interface PropertyToKey {
  id: number;
  address: string;
  suburb: string;
  suburbKey: string;
  state: string;
  postcode: string;
}

const COLUMNS = 'id, address, suburb, suburb_key as "suburbKey", state, postcode';

/** The next live properties without a key, or the deleted ones. */
export const withoutKey = (after: number, isDeleted: boolean) => statement`
  select ${raw(COLUMNS)} from property
  where address_key is null and merged_into_id is null and id > ${after}
    and ${raw(isDeleted ? 'deleted_at is not null' : 'deleted_at is null')}
  order by id limit ${raw(BATCH)}`;

/** Locks properties, and reads what they are called now. In order, as writers of reviews do. */
export const lockToKey = (ids: readonly number[]) => statement`
  select id, address from property
  where id = any(${ids}) and address_key is null and merged_into_id is null order by id for no key update`;

/**
 * Live properties with one of the keys at the same place, each with the id that `keys` has: `{ id, addressKey }[]` as JSON.
 * Each key is looked up by its index: without statistics of the column PostgreSQL would read all properties of the suburb.
 */
export const othersWithKeys = (keys: string) => statement`
  with given as materialized (
    select given.id, "addressKey", suburb_key, state
    from jsonb_to_recordset(${keys}::jsonb) as given (id int, "addressKey" text) join property using (id)
  )
  select given.id, other.id as "otherId" from given cross join lateral (
    select id from property
    where address_key = "addressKey" and suburb_key = given.suburb_key and state = given.state and deleted_at is null
    offset 0
  ) as other`;

/** Takes the keys of deleted properties, so that live ones can have them; looked up as above. */
export const freeKeysOfDeleted = (keys: string) => statement`
  with live as materialized (
    select "addressKey", suburb_key, state, postcode
    from jsonb_to_recordset(${keys}::jsonb) as given (id int, "addressKey" text) join property using (id)
    where deleted_at is null
  )
  update property set address_key = null, unit = null, building_id = null
  from live cross join lateral (
    select id from property
    where address_key = "addressKey" and suburb_key = live.suburb_key and state = live.state
      and postcode = live.postcode and deleted_at is not null
    offset 0
  ) as deleted
  where property.id = deleted.id`;

/** Locks properties that came into a building while it was merged. */
export const lockInMerged = () => statement`
  select property.id from building join property on building_id = building.id
  where building.merged_into_id is not null order by property.id for no key update of property`;

/** Moves properties on to the building that theirs was merged into. */
export const moveOn = (ids: readonly number[]) => statement`
  update property set building_id = building.merged_into_id from building
  where property.id = any(${ids}) and building.id = building_id and building.merged_into_id is not null`;

/** Live properties, the oldest first. */
export const oldestFirst = (ids: readonly number[]) => statement`
  select ${raw(COLUMNS)} from property where id = any(${ids}) and deleted_at is null order by created_at, id`;

export const separateAmong = (ids: readonly number[]) => statement`
  select a_id as a, b_id as b from kept_apart where a_id = any(${ids}) and b_id = any(${ids})`;

/** As the index `property_stale_stars_idx` has it. */
const STALE_STARS = `lived_here_stars + visited_stars + owned_stars <> rating_counts[1] + 2 * rating_counts[2]
  + 3 * rating_counts[3] + 4 * rating_counts[4] + 5 * rating_counts[5]`;

/** The next properties whose stars the release before did not add up. */
export const lockStale = (after: number) => statement`
  select id from property where ${raw(STALE_STARS)} and id > ${after}
  order by id limit ${raw(BATCH)} for no key update`;

/** How many of them there are. */
export const countStale = () =>
  statement`select count(*)::int as count from property where ${raw(STALE_STARS)}`;
