import { sql, unsafe } from '../../platform/database/sql.ts';
import { PROPERTY_DETAIL } from './property.sql.ts';
import { HISTORY_OF_PROPERTY } from './rating-history.sql.ts';
import { type PlaceRow, suburbName } from './with-place.ts';

/**
 * Returns JSON text ordered by id. A merged property is replaced by its target, which takes the first place of the
 * two.
 */
export const comparedProperties = (ids: readonly number[]) => sql<
  PlaceRow & { json: string; id: number; buildingId: number | null }
>`
  select to_json(detail)::text as json, detail.id, (detail.building ->> 'id')::int as "buildingId",
    property.state, property.postcode, ${unsafe(suburbName('property'))} as "suburbName"
  from (
    select coalesce(property.merged_into_id, property.id) as id, min(ordinal) as ordinal
    from unnest(${ids}::int[]) with ordinality as named (id, ordinal) join property on property.id = named.id group by 1
  ) as asked join property on property.id = asked.id and deleted_at is null
  cross join lateral (select ${unsafe(PROPERTY_DETAIL)}, ${unsafe(HISTORY_OF_PROPERTY)} as history) as detail
  order by asked.ordinal`;
