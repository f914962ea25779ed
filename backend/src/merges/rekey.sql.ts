import { sql, unsafe } from '../platform/database/sql.ts';

interface PropertyInBuilding {
  id: number;
  address: string;
  buildingId: number;
  buildingKey: string;
}

interface MisplacedProperty extends Pick<PropertyToKey, 'id' | 'address' | 'suburb' | 'state' | 'postcode'> {
  building: string;
}

const BATCH = 1_000;

export interface PropertyToKey {
  id: number;
  address: string;
  suburb: string;
  suburbKey: string;
  state: string;
  postcode: string;
  addressKey: string | null;
  streetKey: string;
  buildingId: number | null;
}

const COLUMNS = `id, address, suburb, suburb_key as "suburbKey", state, postcode, address_key as "addressKey",
  street_key as "streetKey", building_id as "buildingId"`;

interface Scope {
  isDeleted: boolean;
  /** False selects only properties without a key. */
  isFull: boolean;
}

export const nextToKey = (after: number, { isDeleted, isFull }: Scope) => sql<PropertyToKey>`
  select ${unsafe(COLUMNS)} from property
  where merged_into_id is null and id > ${after} ${unsafe(isFull ? '' : 'and address_key is null')}
    and ${unsafe(isDeleted ? 'deleted_at is not null' : 'deleted_at is null')}
  order by id limit ${unsafe(BATCH)}`;

/**
 * Clears keys by earlier rules. `outdated` is `{ id, address, streetKey }[]` as JSON; properties whose address changed
 * meanwhile are skipped.
 */
export const clearOutdatedKeys = (outdated: string) => sql`
  update property set address_key = null, street_key = "streetKey"
  from jsonb_to_recordset(${outdated}::jsonb) as wanted (id int, address text, "streetKey" text)
  where property.id = wanted.id and property.address = wanted.address`;

/** Selects the live properties of buildings that no administrator placed there. */
export const selectPropertiesOfBuildings = (buildings: readonly number[]) => sql<PropertyInBuilding>`
  select property.id, property.address, building.id as "buildingId", building.street_key as "buildingKey"
  from property join building on building.id = building_id
  where building_id = any(${buildings}) and deleted_at is null and not is_placed`;

/** Returns no row if another building has the key. */
export const renameBuilding = (id: number, base: string) => sql<{ id: number }>`
  update building set street_key = ${base}, version = version + 1
  where id = ${id} and not exists (
    select from building as other where other.street_key = ${base} and other.suburb_key = building.suburb_key
      and other.state = building.state and other.id <> building.id
  ) returning id`;

/** Selects live properties in another building than their address says, unless by an administrator. */
export const propertiesOfOtherBuildings = () => sql<MisplacedProperty>`
  select property.id, property.address, property.suburb, property.state, property.postcode, building.address as "building"
  from property join building on building.id = property.building_id
  cross join lateral (
    select case when unit is null then address_key else substr(address_key, char_length(unit) + 2) end as key
  ) as base
  where deleted_at is null and not is_placed and base.key <> building.street_key and not exists (
    select from building as merged where merged.merged_into_id = building.id and merged.street_key = base.key
  ) order by building.id, property.id`;

export const mergesWithAlias = () => sql<{ id: number; address: string; addressKey: string }>`
  select merge.id, property.address, merge.moved -> 'alias' ->> 'addressKey' as "addressKey"
  from property_merge as merge join property on property.id = from_id
  where undone_at is null and merge.moved -> 'alias' ->> 'addressKey' is not null order by merge.id`;

/** Changes the key of a former address. If another merge's address has the new key, this one is forgotten. */
export const rekeyAlias = (mergeId: number, addressKey: string) => sql`
  with merge as (
    update property_merge set moved = jsonb_set(property_merge.moved, '{alias,addressKey}', to_jsonb(${addressKey}::text))
    from property_merge as before
    where property_merge.id = ${mergeId} and before.id = property_merge.id
    returning before.moved -> 'alias' as alias, property_merge.into_id
  ), removed as (
    delete from property_alias using merge
    where property_alias.address_key = alias ->> 'addressKey' and property_alias.suburb_key = alias ->> 'suburbKey'
      and property_alias.state = alias ->> 'state' and property_alias.postcode = alias ->> 'postcode'
    returning property_alias.*
  )
  insert into property_alias (address_key, suburb_key, state, postcode, property_id)
  select ${addressKey}, suburb_key, state, postcode, property_id from removed on conflict do nothing`;

/** Locks in the order of ids, as all writers, and reads present addresses. */
export const lockToKey = (ids: readonly number[]) => sql<Pick<PropertyToKey, 'id' | 'address'>>`
  select id, address from property
  where id = any(${ids}) and address_key is null and merged_into_id is null order by id for no key update`;

/**
 * Selects live properties with one of the keys, `{ id, addressKey }[]` as JSON, in the same suburb. `offset 0` makes
 * PostgreSQL look each key up in the index; without statistics it would read the whole suburb.
 */
export const othersWithKeys = (keys: string) => sql<{ id: number; otherId: number }>`
  with wanted as materialized (
    select wanted.id, "addressKey", suburb_key, state
    from jsonb_to_recordset(${keys}::jsonb) as wanted (id int, "addressKey" text) join property using (id)
  )
  select wanted.id, other.id as "otherId" from wanted cross join lateral (
    select id from property
    where address_key = "addressKey" and suburb_key = wanted.suburb_key and state = wanted.state and deleted_at is null
    offset 0
  ) as other`;

/** Takes keys from deleted properties for live ones; `offset 0` as in `othersWithKeys`. */
export const clearKeysOfDeleted = (keys: string) => sql`
  with live as materialized (
    select "addressKey", suburb_key, state, postcode
    from jsonb_to_recordset(${keys}::jsonb) as wanted (id int, "addressKey" text) join property using (id)
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

export const lockPropertiesOfMergedBuildings = () => sql<{ id: number }>`
  select property.id from building join property on building_id = building.id
  where building.merged_into_id is not null order by property.id for no key update of property`;

export const moveToMergeTargets = (ids: readonly number[]) => sql`
  update property set building_id = building.merged_into_id from building
  where property.id = any(${ids}) and building.id = building_id and building.merged_into_id is not null`;

export const oldestFirst = (ids: readonly number[]) => sql<PropertyToKey>`
  select ${unsafe(COLUMNS)} from property where id = any(${ids}) and deleted_at is null order by created_at, id`;

export const selectDistinctPairs = (ids: readonly number[]) => sql<{ a: number; b: number }>`
  select a_id as a, b_id as b from distinct_properties where a_id = any(${ids}) and b_id = any(${ids})`;
