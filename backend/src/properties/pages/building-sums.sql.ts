import { type BuildingLine, RESIDENCIES } from '@home-truths/contract';
import { sql, unsafe } from '../../platform/database/sql.ts';
import { type PlaceRow, suburbName } from './with-place.ts';

const STARS = [1, 2, 3, 4, 5];

/** Returns two decimals; null without ratings or while the sum of stars is not yet counted. */
export const averageOf = (stars: string, count: string) =>
  `case when ${stars} >= ${count} then round(${stars}::numeric / nullif(${count}, 0), 2)::text end`;

/** Joins the sums of a building's visible properties; no row without one. */
const joinSums = (moreColumns = '') => `
  join lateral (
    select count(*)::int as properties, coalesce(sum(listed.review_count), 0)::int as reviews,
      coalesce(sum(${STARS.map(stars => `${stars} * listed.rating_counts[${stars}]`).join(' + ')}), 0)::int as stars
      ${moreColumns}
    from property as listed where listed.building_id = building.id and listed.deleted_at is null
  ) as sums on sums.properties > 0`;

const LINE_FIELDS = `'id', building.id, 'name', building.name, 'address', building.address,
  'propertyCount', sums.properties, 'reviewCount', sums.reviews,
  'averageRating', coalesce(${averageOf('sums.stars', 'sums.reviews')}, '0.00')`;

export const BUILDING_OF_PROPERTY = `(
  select json_build_object(${LINE_FIELDS}) from building ${joinSums()} where building.id = property.building_id
)`;

export const buildingLines = (ids: readonly number[]) => sql<{ line: BuildingLine }>`
  select json_build_object(${unsafe(LINE_FIELDS)}) as line from building ${unsafe(joinSums())}
  where building.id = any(${ids}::int[])`;

const byResidency = (toSql: (residency: string) => string) =>
  `json_build_object(${RESIDENCIES.map(each => `'${each}', ${toSql(each)}`).join(', ')})`;

const DETAIL_COLUMNS = `,
  count(*) filter (where listed.review_count > 0)::int as reviewed,
  array[${STARS.map(stars => `coalesce(sum(listed.rating_counts[${stars}]), 0)::int`).join(', ')}] as spread,
  ${RESIDENCIES.flatMap(each => [`${each}_count`, `${each}_stars`])
    .map(column => `coalesce(sum(listed.${column}), 0)::int as ${column}`)
    .join(', ')}`;

export const residencyCounts = (row: string) => byResidency(each => `${row}.${each}_count`);

export const residencyAverages = (row: string) =>
  byResidency(each => averageOf(`${row}.${each}_stars`, `${row}.${each}_count`));

/** Returns JSON text; no row without a visible property. */
export const buildingDetail = (id: number) => sql<PlaceRow & { json: string }>`
  select json_build_object(${unsafe(LINE_FIELDS)},
    'suburb', building.suburb, 'state', building.state, 'postcode', building.postcode,
    'version', building.version,
    'reviewedPropertyCount', sums.reviewed, 'ratingSpread', sums.spread,
    'residencySplit', ${unsafe(residencyCounts('sums'))},
    'residencyAverages', ${unsafe(residencyAverages('sums'))},
    'issueTagCounts', coalesce((
      select json_agg(json_build_object('tag', tag, 'count', times) order by times desc, tag) from (
        select tag, sum(count::int)::int as times
        from property as listed, jsonb_each_text(listed.issue_tag_counts) as named (tag, count)
        where listed.building_id = building.id and listed.deleted_at is null group by tag
      ) as tags
    ), '[]')
  )::text as json, building.state, building.postcode, ${unsafe(suburbName('building'))} as "suburbName"
  from building ${unsafe(joinSums(DETAIL_COLUMNS))} where building.id = ${id}`;
