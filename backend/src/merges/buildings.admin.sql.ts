import { statement } from '../database/statement.ts';

export const lockBuildings = (ids: readonly number[]) => statement`
  select id from building where id = any(${ids}) order by id for update`;

/** The properties of a building are those of another then; locked in order, as by all others. */
export const moveProperties = (fromId: number, intoId: number) => statement`
  with homes as materialized (
    select id from property where building_id = ${fromId} order by id for no key update
  )
  update property set building_id = ${intoId} from homes where property.id = homes.id returning property.id`;

/** The building that an earlier merge names is never a merged one. */
export const moveMergedBuildings = (fromId: number, intoId: number) => statement`
  update building set merged_into_id = ${intoId} where merged_into_id = ${fromId} and id <> ${intoId}`;
