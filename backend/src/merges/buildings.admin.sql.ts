import type { MergedBuilding } from '@home-truths/contract';
import { iso } from '../platform/database/iso.ts';
import { type Sql, sql, unsafe } from '../platform/database/sql.ts';

interface LatestMerge {
  properties: number[];
  mergedBuildings: number[];
  hadNoName: boolean;
}

const MAX_LISTED = 200;

/**
 * Locks buildings before properties, as all transactions do. With `no key`, their properties can be written meanwhile.
 */
export const lockBuildings = (ids: readonly number[]) => sql<{ id: number }>`
  select id from building where id = any(${ids}) order by id for no key update`;

/** Locks properties in the order of ids. */
export const moveProperties = (fromId: number, intoId: number) => sql<{ id: number }>`
  with members as materialized (
    select id from property where building_id = ${fromId} order by id for no key update
  )
  update property set building_id = ${intoId} from members where property.id = members.id returning property.id`;

/**
 * Gives back properties that the merge moved (`ids`) or that were added at the address since (by their key without the
 * unit), if they are still there.
 */
export const movePropertiesBack = (ids: readonly number[], fromId: number, intoId: number) => sql<{
  id: number;
}>`
  with members as materialized (
    select property.id from property join building on building.id = ${fromId}
    where property.building_id = ${intoId} and (property.id = any(${ids})
      or (('/' || property.address_key) like ('%/' || building.street_key) and property.suburb_key = building.suburb_key
        and property.state = building.state and property.postcode = building.postcode))
    order by property.id for no key update of property
  )
  update property set building_id = ${fromId} from members where property.id = members.id returning property.id`;

/**
 * Reads from the audit what a building's latest merge moved, and if the target had no name. The merge wrote an entry
 * about each: `moved`, then `target`.
 */
export const latestMerge = (fromId: number, intoId: number) => sql<LatestMerge>`
  select moved.before -> 'properties' as properties,
    coalesce(moved.before -> 'mergedBuildings', '[]') as "mergedBuildings",
    target.id is not null and target.before ->> 'name' is null as "hadNoName"
  from audit_entry as moved left join audit_entry as target
    on target.subject = 'building' and target.subject_id = ${intoId} and target.action = 'merge' and target.id > moved.id
      and target.after ->> 'merged' = ${String(fromId)}
  where moved.subject = 'building' and moved.subject_id = ${fromId} and moved.action = 'merge'
    and moved.before ? 'properties'
  order by moved.id desc, target.id limit 1`;

const buildingLine = (table: string) => `jsonb_build_object('id', ${table}.id, 'name', ${table}.name,
  'address', ${table}.address, 'suburb', ${table}.suburb, 'state', ${table}.state, 'postcode', ${table}.postcode)`;

export const mergedBuildings = () => sql<MergedBuilding>`
  select ${unsafe(buildingLine('building'))} as "from", ${unsafe(buildingLine('target'))} as "into", moved.reason,
    (select username from app_user where app_user.id = moved.actor_id) as "by", ${unsafe(iso('moved.at'))} as at
  from building join building as target on target.id = building.merged_into_id
  join lateral (
    select id, after ->> 'reason' as reason, actor_id, at from audit_entry
    where subject = 'building' and subject_id = building.id and action = 'merge' and before ? 'properties'
    order by id desc limit 1
  ) as moved on true
  order by moved.id desc limit ${unsafe(MAX_LISTED)}`;

/** Gives a new target to buildings that were merged into the one that is merged now. */
export const moveMergedBuildings = (fromId: number, intoId: number) => sql<{ id: number }>`
  update building set merged_into_id = ${intoId} where merged_into_id = ${fromId} and id <> ${intoId} returning id`;

export const moveMergedBuildingsBack = (ids: readonly number[], fromId: number, intoId: number) => sql`
  update building set merged_into_id = ${fromId} where id = any(${ids}) and merged_into_id = ${intoId}`;

/** Frees a key, which is unique: a building merged into this one gets a key with its id. */
export const freeStreetKey = (id: number, streetKey: string) => sql<{ id: number }>`
  update building set street_key = building.street_key || ' ' || building.id from building as this
  where this.id = ${id} and building.merged_into_id = ${id} and building.street_key = ${streetKey}
    and building.suburb_key = this.suburb_key and building.state = this.state and building.postcode = this.postcode
  returning building.id`;

/**
 * Stores a previous address as a merged building, so that properties added there belong to this one.
 * @param formerAliasId the building that `freeStreetKey` changed, used instead of a new row
 */
export const storePreviousAddress = (
  id: number,
  { address, streetKey }: { address: string; streetKey: string },
  formerAliasId: number | undefined,
): Sql =>
  formerAliasId === undefined
    ? sql`
        insert into building (address, suburb, state, postcode, street_key, suburb_key, merged_into_id)
        select ${address}, suburb, state, postcode, ${streetKey}, suburb_key, id from building where id = ${id}`
    : sql`update building set address = ${address}, street_key = ${streetKey} where id = ${formerAliasId}`;
