import { UNKNOWN_POSTCODE } from '@home-truths/contract';
import { sql, unsafe } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';

export interface LocatedAddress {
  /** The street line, `5/12 Smith Street`. */
  address: string;
  suburbKey: string;
  state: string;
}

/** An unknown postcode matches any. */
const whereSamePostcode = (a: string, b: string) => `(${a} = ${b} or '${UNKNOWN_POSTCODE}' in (${a}, ${b}))`;

/** Locks names until the transaction ends, always in one order. */
export const lockNames = (names: readonly string[]) => sql`
  select pg_advisory_xact_lock(name) from (
    select distinct hashtextextended(name, 0) as name from unnest(${names}::text[]) as name order by 1
  ) as ordered`;

export const addressesOf = (ids: readonly number[]) =>
  db
    .selectFrom('property')
    .select(['address', 'suburb_key as suburbKey', 'state'])
    .where(sql<boolean>`id = any(${ids}::int[])`);

/** @param keys `PropertyKeys[]` as JSON */
const keyed = (keys: string) => sql`
  keyed as materialized (
    select keys.*, suburb, suburb_key, state, postcode,
      is_placed or coalesce("staysInBuilding", false) as is_placed
    from jsonb_to_recordset(${keys}::jsonb) as keys (
      id int, "addressKey" text, unit text, base text, "buildingAddress" text, "buildingName" text,
      "staysInBuilding" boolean
    ) join property on property.id = keys.id
  )`;

const whereBuildingOf = (row: string) =>
  unsafe(`building.street_key = ${row}.base
  and building.suburb_key = ${row}.suburb_key and building.state = ${row}.state
  and ${whereSamePostcode('building.postcode', `${row}.postcode`)}`);

export const addMissingBuildings = (keys: string) => sql`
  with ${keyed(keys)}
  insert into building (address, suburb, state, postcode, street_key, suburb_key, name)
  select distinct on (base, suburb_key, state, postcode)
    "buildingAddress", suburb, state, postcode, base, suburb_key, "buildingName"
  from keyed
  where unit is not null and not is_placed and not exists (select from building where ${whereBuildingOf('keyed')})
  order by base, suburb_key, state, postcode, id
  on conflict do nothing`;

/**
 * Writes the keys that no other property has; of equal ones only that of the oldest property. A property stays in its
 * building if an administrator placed it there (`is_placed`) or the caller says so (`staysInBuilding`).
 */
export const writeKeys = (keys: string) => sql<{ id: number }>`
  with ${keyed(keys)}, first as (
    select distinct on ("addressKey", suburb_key, state, postcode) * from keyed
    order by "addressKey", suburb_key, state, postcode, id
  )
  update property set address_key = first."addressKey", unit = first.unit, building_id = case
    when first.is_placed then property.building_id
    else (
      select coalesce(merged_into_id, id) from building where ${whereBuildingOf('first')}
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
export const assignWholeAddresses = (keys: string) => sql`
  with ${keyed(keys)}, whole_address as materialized (
    select whole.id from property as whole
    where whole.unit is null and whole.building_id is null and not whole.is_placed and whole.merged_into_id is null
      and (whole.address_key, whole.suburb_key, whole.state) in (
        select base, suburb_key, state from keyed where unit is not null)
    order by whole.id for no key update
  )
  update property set building_id = coalesce(building.merged_into_id, building.id)
  from whole_address join property as whole on whole.id = whole_address.id
  join building on building.street_key = whole.address_key and building.suburb_key = whole.suburb_key
    and building.state = whole.state and ${unsafe(whereSamePostcode('building.postcode', 'whole.postcode'))}
  where property.id = whole_address.id`;
