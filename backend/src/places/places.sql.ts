import {
  LIMITS,
  PLACE_MINIMUM,
  type PlaceSums,
  type PropertyRow,
  type StateDetail,
  type StateLine,
  type SuburbDetail,
} from '@home-truths/contract';
import { iso } from '../platform/database/iso.ts';
import { sql, unsafe } from '../platform/database/sql.ts';
import { averageOf, residencyAverages, residencyCounts } from '../properties/pages/building-sums.sql.ts';
import { JOIN_EXCERPT, ROW_COLUMNS } from '../properties/search/search.sql.ts';
import type { SuburbKeys } from './place-slug.ts';

type StateRow = Omit<StateLine, 'name' | 'place'>;

export type SuburbRow = PlaceSums &
  Pick<SuburbDetail, 'name' | 'state' | 'postcode' | 'source'> & {
    latitude: number | null;
    longitude: number | null;
    mostReviewedIds: number[] | null;
    latestIds: number[] | null;
    buildingIds: number[] | null;
  };
type NearRow = Omit<SuburbDetail['nearby'][number], 'place'>;

const MAX_NEARBY = 6;
const MAX_KM = 50;
/**
 * The number of suburbs that the index finds by degrees. The nearest by kilometres are chosen from them, since a degree
 * of longitude is shorter than one of latitude.
 */
const MAX_CANDIDATES = 24;
const KM_PER_DEGREE = 111;

const STARS = [1, 2, 3, 4, 5].map(stars => `${stars} * place_sum.rating_counts[${stars}]`).join(' + ');
const HAS_ENOUGH = `place_sum.reviews >= ${PLACE_MINIMUM.reviews} and place_sum.reviewed_properties >= ${PLACE_MINIMUM.properties}`;
const ifEnough = (value: string, otherwise: string) =>
  `case when ${HAS_ENOUGH} then ${value} else ${otherwise} end`;
const NO_AVERAGES = `json_build_object('lived_here', null, 'visited', null, 'owned', null)`;

const AVERAGE = `${ifEnough(averageOf(`(${STARS})`, 'place_sum.reviews'), 'null')} as "averageRating"`;

const SUMS = `place_sum.properties as "propertyCount", place_sum.reviewed_properties as "reviewedPropertyCount",
  place_sum.reviews as "reviewCount", ${AVERAGE},
  ${ifEnough('place_sum.rating_counts', `'{}'`)} as "ratingSpread",
  ${residencyCounts('place_sum')} as "residencySplit",
  ${ifEnough(residencyAverages('place_sum'), NO_AVERAGES)} as "residencyAverages",
  ${ifEnough(
    `coalesce((
      select json_agg(
        json_build_object('tag', tag, 'count', times::int, 'share', round(100 * times::numeric / place_sum.reviews)::int)
        order by times::int desc, tag)
      from jsonb_each_text(place_sum.issue_tag_counts) as named (tag, times)
    ), '[]')`,
    `'[]'`,
  )} as "issueTagShares",
  ${iso('place_sum.counted_at')} as "countedAt"`;

/** Returns no row before the first count. */
export const stateSums = (state: string) => sql<PlaceSums>`
  select ${unsafe(SUMS)} from place_sum where state = ${state} and suburb_key = '' and postcode = ''`;

export const stateLines = () => sql<StateRow>`
  select state, properties as "propertyCount", reviews as "reviewCount", ${unsafe(AVERAGE)} from place_sum
  where suburb_key = '' and postcode = ''`;

/** Returns the suburbs of a state with the most reviews, sorted by name. */
export const suburbsOfState = (state: string) => sql<Omit<StateDetail['suburbs'][number], 'place'>>`
  select * from (
    select name, postcode, properties as "propertyCount", reviews as "reviewCount", ${unsafe(AVERAGE)} from place_sum
    where state = ${state} and suburb_key <> '' and reviews > 0
    order by reviews desc, suburb_key, postcode limit ${unsafe(LIMITS.suburbs)}
  ) as most order by name, postcode`;

/** Returns the suburbs of these names that a list of localities has or that have a visible property. */
export const suburbsCalled = (state: string, suburbKeys: readonly string[]) => sql<SuburbKeys>`
  select suburb_key as "suburbKey", postcode from suburb
  where state = ${state} and suburb_key = any(${suburbKeys}::text[]) and (source is not null or exists (
    select from property where property.suburb_key = suburb.suburb_key and property.state = suburb.state
      and property.postcode = suburb.postcode and deleted_at is null
  ))
  order by postcode`;

/** Returns null ids if the suburb has not been counted. */
export const suburbSums = (state: string, suburbKey: string, postcode: string) => sql<SuburbRow>`
  select suburb.name, state, postcode, suburb.latitude, suburb.longitude, data_source.attribution as source,
    ${unsafe(SUMS)}, place_sum.most_reviewed as "mostReviewedIds", place_sum.latest as "latestIds",
    place_sum.buildings as "buildingIds"
  from suburb
  left join data_source on data_source.name = suburb.source
  left join place_sum using (state, suburb_key, postcode)
  where state = ${state} and suburb_key = ${suburbKey} and postcode = ${postcode}`;

/** Returns the properties that are still visible and reviewed, as rows of a search. */
export const reviewedRows = (ids: readonly number[]) => sql<PropertyRow>`
  select ${unsafe(ROW_COLUMNS)}, newest.* from property ${unsafe(JOIN_EXCERPT)}
  where property.id = any(${ids}::int[]) and property.deleted_at is null and property.review_count > 0`;

const whereOther = (state: string, suburbKey: string, postcode: string) =>
  sql`(place_sum.state, place_sum.suburb_key, place_sum.postcode) <> (${state}, ${suburbKey}, ${postcode})`;

export const nearestSuburbs = (
  { latitude, longitude }: { latitude: number; longitude: number },
  ...[state, suburbKey, postcode]: [state: string, suburbKey: string, postcode: string]
) => sql<NearRow>`
  select name, state, postcode, reviews as "reviewCount" from (
    select *, sqrt(
      power(latitude - ${latitude}::float8, 2) + power((longitude - ${longitude}::float8) * cos(radians(${latitude}::float8)), 2)
    ) * ${unsafe(KM_PER_DEGREE)} as km
    from (
      select * from place_sum
      where reviews > 0 and latitude is not null and ${whereOther(state, suburbKey, postcode)}
      order by point(longitude, latitude) <-> point(${longitude}::float8, ${latitude}::float8) limit ${unsafe(MAX_CANDIDATES)}
    ) as near
  ) as measured
  where km <= ${unsafe(MAX_KM)} order by km, suburb_key, postcode limit ${unsafe(MAX_NEARBY)}`;

export const mostReviewedSuburbs = (state: string, suburbKey: string, postcode: string) => sql<NearRow>`
  select name, state, postcode, reviews as "reviewCount" from place_sum
  where state = ${state} and suburb_key <> '' and reviews > 0 and ${whereOther(state, suburbKey, postcode)}
  order by reviews desc, suburb_key, postcode limit ${unsafe(MAX_NEARBY)}`;
