import { UNKNOWN_POSTCODE } from '@home-truths/contract';
import { columnsOf } from '../../platform/database/columns.ts';
import { monthInSydney } from '../../platform/database/iso.ts';
import { sql, unsafe } from '../../platform/database/sql.ts';
import { PROPERTY_DETAILS } from '../property.entity.ts';
import { BUILDING_OF_PROPERTY, residencyAverages } from './building-sums.sql.ts';
import { type PlaceRow, suburbName } from './with-place.ts';

/** Columns named like the fields. The average is text, even in JSON. */
export const PROPERTY_COLUMNS = `property.id, ${columnsOf('property', PROPERTY_DETAILS)},
  property.average_rating::text as "averageRating", property.review_count as "reviewCount"`;

/** Returns a column with the contract's `PropertyLine`. */
export const propertyLine = (
  table = 'property',
) => `jsonb_build_object('id', ${table}.id, 'address', ${table}.address,
  'suburb', ${table}.suburb, 'state', ${table}.state, 'postcode', ${table}.postcode)`;

/** Ratings by month and photos are of the newest reviews only. */
export const PROPERTY_DETAIL = `${PROPERTY_COLUMNS}, rating_counts as "ratingSpread",
  json_build_object('lived_here', lived_here_count, 'visited', visited_count, 'owned', owned_count)
    as "residencySplit",
  ${residencyAverages('property')} as "residencyAverages",
  coalesce((
    select json_agg(json_build_object('tag', tag, 'count', (issue_tag_counts ->> tag)::int) order by place)
    from unnest(issue_tags) with ordinality as named(tag, place)
  ), '[]') as "issueTagCounts",
  coalesce((select json_agg(dated order by month) from (
    select ${monthInSydney('created_at')} as month,
      json_agg(rating order by rating) as ratings
    from (
      select created_at, rating from review
      where review.property_id = property.id and hidden_at is null and deleted_at is null
      order by review.id desc limit 1000
    ) as newest group by month
  ) as dated), '[]') as "ratingsByMonth",
  coalesce((
    select json_agg(json_build_object('url', url, 'description', coalesce(shown, '')) order by id desc, place)
    from (
      select id, photos, photo_descriptions from review
      where review.property_id = property.id and hidden_at is null and deleted_at is null and photos <> '{}'
      order by review.id desc limit 4
    ) as newest, unnest(photos, photo_descriptions) with ordinality as photo(url, shown, place)
  ), '[]') as "reviewPhotos",
  unit, ${BUILDING_OF_PROPERTY} as building`;

/** Returns `PROPERTY_DETAIL` as JSON text; no row for a deleted property. */
export const propertyDetail = (id: number) => sql<PlaceRow & { json: string; buildingId: number | null }>`
  select to_json(detail)::text as json, (detail.building ->> 'id')::int as "buildingId",
    detail.state, detail.postcode, ${unsafe(suburbName('property'))} as "suburbName"
  from property cross join lateral (select ${unsafe(PROPERTY_DETAIL)}) as detail
  where property.id = ${id} and property.deleted_at is null`;

const UNREVIEWED_DAYS = 30;

/**
 * Deletes properties that the review form added and nobody used. PostgreSQL checks `review_count` again after it waited
 * for a review of that property.
 */
export const deleteUnreviewed = () => sql`
  delete from property
  where review_count = 0 and added_by_form_at < now() - interval '${unsafe(UNREVIEWED_DAYS)} days'
    and not exists (select from review where property_id = property.id)
    and not exists (select from user_bookmarks where property_id = property.id)
    and not exists (select from inspector_lead where property_id = property.id)
    and not exists (select from audit_entry where subject = 'property' and subject_id = property.id)
    and not exists (select from property_merge where property.id in (from_id, into_id))`;

/** Excludes postcodes of post-office boxes and large receivers of mail. */
export const IS_INHABITED = sql`postcode !~ '^([189]|0[29]|[567][89])'`;

/** Returns the postcode of most properties of a suburb, or else the only one in the list of localities. */
export const commonPostcode = (suburbKey: string, state: string) => sql<{ postcode: string }>`
  (
    select postcode from property
    where suburb_key = ${suburbKey} and state = ${state} and postcode <> '${unsafe(UNKNOWN_POSTCODE)}' and deleted_at is null
    group by postcode order by count(*) desc, postcode limit 1
  ) union all (
    select min(postcode) from suburb
    where suburb_key = ${suburbKey} and state = ${state} and source is not null and ${IS_INHABITED}
    having count(*) = 1
  ) limit 1`;
