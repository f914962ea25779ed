import { UNKNOWN_POSTCODE } from '@home-truths/contract';
import { sql, unsafe } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';

export interface Place {
  /** The street line, `5/12 Smith Street`. */
  address: string;
  suburbKey: string;
  state: string;
}

/** An unknown postcode matches any. */
const isSamePostcode = (a: string, b: string) => `(${a} = ${b} or '${UNKNOWN_POSTCODE}' in (${a}, ${b}))`;

/** Locks names until the transaction ends, always in one order. */
export const lockNames = (names: readonly string[]) => sql`
  select pg_advisory_xact_lock(name) from (
    select distinct hashtextextended(name, 0) as name from unnest(${names}::text[]) as name order by 1
  ) as ordered`;

export const placesOf = (ids: readonly number[]) =>
  db
    .selectFrom('property')
    .select(['address', 'suburb_key as suburbKey', 'state'])
    .where(sql<boolean>`id = any(${ids}::int[])`);

/** @param keys `PropertyKeys[]` as JSON */
const given = (keys: string) => sql`
  given as materialized (
    select keys.*, suburb, suburb_key, state, postcode,
      is_placed or coalesce("staysInBuilding", false) as is_placed
    from jsonb_to_recordset(${keys}::jsonb) as keys (
      id int, "addressKey" text, unit text, base text, "buildingAddress" text, "buildingName" text,
      "staysInBuilding" boolean
    ) join property on property.id = keys.id
  )`;

const isBuildingOf = (row: string) =>
  unsafe(`building.street_key = ${row}.base
  and building.suburb_key = ${row}.suburb_key and building.state = ${row}.state
  and ${isSamePostcode('building.postcode', `${row}.postcode`)}`);

/** Adds the missing buildings of properties with a unit. */
export const addMissingBuildings = (keys: string) => sql`
  with ${given(keys)}
  insert into building (address, suburb, state, postcode, street_key, suburb_key, name)
  select distinct on (base, suburb_key, state, postcode)
    "buildingAddress", suburb, state, postcode, base, suburb_key, "buildingName"
  from given
  where unit is not null and not is_placed and not exists (select from building where ${isBuildingOf('given')})
  order by base, suburb_key, state, postcode, id
  on conflict do nothing`;

/**
 * Writes the keys that no other property has; of equal ones only that of the oldest property. A property stays in its
 * building if an administrator placed it there (`is_placed`) or the caller says so (`staysInBuilding`).
 */
export const writeKeys = (keys: string) => sql<{ id: number }>`
  with ${given(keys)}, first as (
    select distinct on ("addressKey", suburb_key, state, postcode) * from given
    order by "addressKey", suburb_key, state, postcode, id
  )
  update property set address_key = first."addressKey", unit = first.unit, building_id = case
    when first.is_placed then property.building_id
    else (
      select coalesce(merged_into_id, id) from building where ${isBuildingOf('first')}
      order by building.postcode = first.postcode desc, id limit 1
    )
  end
  from first
  where property.id = first.id and not exists (
    select from property as other
    where other.address_key = first."addressKey" and other.suburb_key = first.suburb_key
      and other.state = first.state and other.postcode = first.postcode and other.id <> first.id
  )
  returning property.id`;

/** Puts properties without a unit into the building at their address. Locks them in order, to prevent deadlocks. */
export const adoptWholeAddresses = (keys: string) => sql`
  with ${given(keys)}, homes as materialized (
    select home.id from property as home
    where home.unit is null and home.building_id is null and not home.is_placed and home.merged_into_id is null
      and (home.address_key, home.suburb_key, home.state) in (
        select base, suburb_key, state from given where unit is not null)
    order by home.id for no key update
  )
  update property set building_id = coalesce(building.merged_into_id, building.id)
  from homes join property as home on home.id = homes.id
  join building on building.street_key = home.address_key and building.suburb_key = home.suburb_key
    and building.state = home.state and ${unsafe(isSamePostcode('building.postcode', 'home.postcode'))}
  where property.id = homes.id`;
