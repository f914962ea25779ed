import { type Sql, sql, unsafe } from '../platform/database/sql.ts';

/** The length of each list of ids. */
const MAX_IDS = 12;

const COUNTS = [
  'lived_here_count',
  'visited_count',
  'owned_count',
  'lived_here_stars',
  'visited_stars',
  'owned_stars',
];
const NUMBERS = ['properties', 'reviewed_properties', 'reviews', ...COUNTS];
const KEYS = ['state', 'suburb_key', 'postcode'];
const COLUMNS = [
  ...KEYS,
  ...['name', 'latitude', 'longitude', 'rating_counts', 'issue_tag_counts'],
  ...['most_reviewed', 'latest', 'buildings', 'counted_at'],
  ...NUMBERS,
];

const STARS = [1, 2, 3, 4, 5];
const SPREAD = `array[${STARS.map(stars => `coalesce(sum(rating_counts[${stars}]), 0)::int`).join(', ')}]`;
const sumsOf = (columns: readonly string[]) =>
  columns.map(column => `coalesce(sum(${column}), 0)::int as ${column}`).join(', ');
const firstIds = (ids: string, order: string, filter = '') =>
  `coalesce((array_agg(${ids} order by ${order}, ${ids} desc) ${filter})[1:${MAX_IDS}], '{}')`;
const IF_REVIEWED = 'filter (where review_count > 0)';

/** Makes a second count of a state wait, so that two never deadlock. */
export const lockSums = (state: string) =>
  sql`select pg_advisory_xact_lock(hashtext('place_sum'), hashtext(${state}))`;

/**
 * Counts the visible properties of a state, by suburb and in total, and replaces the rows of `place_sum`. A suburb
 * without properties has no row; the state always has one, with empty keys.
 */
export const countPlaces = (state: string): Sql => sql`
  with visible_property as materialized (
    select id, suburb_key, postcode, building_id, review_count, last_reviewed_at, rating_counts, issue_tag_counts,
      ${unsafe(COUNTS.join(', '))}
    from property where state = ${state} and deleted_at is null
  ), tag as materialized (
    select suburb_key, postcode, tag, sum(times::int)::int as times
    from visible_property, jsonb_each_text(issue_tag_counts) as named (tag, times)
    where review_count > 0 group by suburb_key, postcode, tag
  ), tags as (
    select suburb_key, postcode, jsonb_object_agg(tag, times) as counts from tag group by suburb_key, postcode
  ), building as (
    select suburb_key, postcode, ${unsafe(firstIds('building_id', 'reviews desc'))} as ids from (
      select suburb_key, postcode, building_id, sum(review_count) as reviews from visible_property
      where building_id is not null group by suburb_key, postcode, building_id
      having count(*) > 1 and sum(review_count) > 0
    ) as several group by suburb_key, postcode
  ), suburb_sums as materialized (
    select suburb_key, postcode, count(*)::int as properties, (count(*) ${unsafe(IF_REVIEWED)})::int as reviewed_properties,
      sum(review_count)::int as reviews, ${unsafe(SPREAD)} as rating_counts, ${unsafe(sumsOf(COUNTS))},
      ${unsafe(firstIds('id', 'review_count desc', IF_REVIEWED))} as most_reviewed,
      ${unsafe(firstIds('id', 'last_reviewed_at desc nulls last', IF_REVIEWED))} as latest
    from visible_property group by suburb_key, postcode
  ), removed as (
    delete from place_sum where state = ${state} and suburb_key <> ''
      and not exists (
        select from suburb_sums
        where suburb_sums.suburb_key = place_sum.suburb_key and suburb_sums.postcode = place_sum.postcode
      )
  )
  insert into place_sum (${unsafe(COLUMNS.join(', '))})
  select ${state}, suburb_key, postcode, coalesce(suburb.name, initcap(suburb_key)), latitude, longitude,
    rating_counts, coalesce(tags.counts, '{}'), most_reviewed, latest, coalesce(building.ids, '{}'), now(),
    ${unsafe(NUMBERS.join(', '))}
  from suburb_sums
  left join tags using (suburb_key, postcode)
  left join building using (suburb_key, postcode)
  left join (select * from suburb where state = ${state}) as suburb using (suburb_key, postcode)
  union all
  select ${state}, '', '', '', null, null, ${unsafe(SPREAD)},
    coalesce((
      select jsonb_object_agg(tag, times) from (select tag, sum(times)::int as times from tag group by tag) as of_state
    ), '{}'),
    '{}', '{}', '{}', now(), ${unsafe(sumsOf(NUMBERS))}
  from suburb_sums
  on conflict (state, suburb_key, postcode) do update set
    ${unsafe(
      COLUMNS.filter(column => !KEYS.includes(column))
        .map(column => `${column} = excluded.${column}`)
        .join(', '),
    )}`;
