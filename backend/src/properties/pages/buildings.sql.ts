import type { BuildingProperty } from '@home-truths/contract';
import type { CountedRow } from '../../platform/database/page-of.ts';
import { sql, unsafe } from '../../platform/database/sql.ts';
import { JOIN_EXCERPT, ROW_COLUMNS } from '../search/search.sql.ts';

/** Sorts `2` before `10`, and properties without a unit last, by filling each number up with zeros. */
const BY_UNIT = `(
  select string_agg(case when part ~ '^\\d' then lpad(part, 12, '0') else part end, '' order by place)
  from regexp_matches(unit, '\\d+|\\D+', 'g') with ordinality as parts (matched, place), unnest(matched) as part
) nulls last, id`;

const ORDERS = { 'most-reviews': 'review_count desc, id', unit: BY_UNIT };

type BuildingSort = keyof typeof ORDERS;

export const selectPropertiesOf = (
  id: number,
  sort: BuildingSort,
  [limit, offset]: [limit: number, offset: number],
) => sql<CountedRow<BuildingProperty>>`
  with building_property as materialized (
    select id, unit, review_count from property where building_id = ${id} and deleted_at is null
  ), page as materialized (
    select id, row_number() over () as position from (
      select id from building_property order by ${unsafe(ORDERS[sort])} limit ${limit}::int offset ${offset}::int
    ) as in_order
  )
  select counted.found, listed.* from (select count(*)::int as found from building_property) as counted left join (
    select page.position, ${unsafe(ROW_COLUMNS)}, property.unit, newest.*
    from page join property on property.id = page.id ${unsafe(JOIN_EXCERPT)}
  ) as listed on true
  order by listed.position`;
