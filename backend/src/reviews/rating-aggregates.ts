import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsIn } from '../database/rows-in.ts';
import { statement } from '../database/statement.ts';

/** The property's tag counts, incremented for each tag of the reviews of `given`. */
const INCREMENTED_TAG_COUNTS = `
  select tag, sum(times)::int as times from (
    select key as tag, value::int as times from jsonb_each_text(issue_tag_counts)
    union all select unnest(given.issues_tags), 1 from given where given.property_id = sums.property_id
  ) as each_time group by tag`;

const recompute = (ids: readonly number[] | null) => statement`
   with visible as (
     select property_id, rating, residency_status, issues_tags, created_at from review
     where hidden_at is null and deleted_at is null and (${ids}::int[] is null or property_id = any(${ids}))
   ), sums as (
     select property_id, count(*) as reviews, round(avg(rating), 2) as average, date_trunc('day', max(created_at), 'Australia/Sydney') as latest,
       array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
         count(*) filter (where rating = 3), count(*) filter (where rating = 4),
         count(*) filter (where rating = 5)]::int[] as spread,
       count(*) filter (where residency_status = 'lived_here') as lived_here,
       count(*) filter (where residency_status = 'visited') as visited,
       count(*) filter (where residency_status = 'owned') as owned,
       coalesce(sum(rating) filter (where residency_status = 'lived_here'), 0) as lived_here_stars,
       coalesce(sum(rating) filter (where residency_status = 'visited'), 0) as visited_stars,
       coalesce(sum(rating) filter (where residency_status = 'owned'), 0) as owned_stars
     from visible group by property_id
   ), named as (
     select property_id, tag, count(*) as times from visible, unnest(issues_tags) as tag group by property_id, tag
   ), tags as (
     select property_id, jsonb_object_agg(tag, times) as counts, array_agg(tag order by times desc, tag) as ranked
     from named group by property_id
   )
   update property set
     review_count = coalesce(sums.reviews, 0), average_rating = coalesce(sums.average, 0),
     rating_counts = coalesce(sums.spread, '{0,0,0,0,0}'), lived_here_count = coalesce(sums.lived_here, 0),
     visited_count = coalesce(sums.visited, 0), owned_count = coalesce(sums.owned, 0),
     lived_here_stars = coalesce(sums.lived_here_stars, 0), visited_stars = coalesce(sums.visited_stars, 0),
     owned_stars = coalesce(sums.owned_stars, 0),
     issue_tag_counts = coalesce(tags.counts, '{}'), issue_tags = coalesce(tags.ranked, '{}'),
     last_reviewed_at = sums.latest
   from property as target
   left join sums on sums.property_id = target.id
   left join tags on tags.property_id = target.id
   where property.id = target.id
     and (${ids}::int[] is null or target.id = any(${ids}))`;

/**
 * The parts of a statement that add the reviews of `given` to the rating aggregates of their properties: `counted` has the
 * ids of those that there are. Any number of writers at once stay exact: each waits for the row locks, in one order for
 * all, and then adds to the previous result.
 */
export const INCREMENT_AGGREGATES = `
  sums as (
    select property_id, count(*)::int as reviews, sum(rating)::int as stars,
      array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
        count(*) filter (where rating = 3), count(*) filter (where rating = 4),
        count(*) filter (where rating = 5)]::int[] as spread,
      (count(*) filter (where residency_status = 'lived_here'))::int as lived_here,
      (count(*) filter (where residency_status = 'visited'))::int as visited,
      (count(*) filter (where residency_status = 'owned'))::int as owned,
      coalesce(sum(rating) filter (where residency_status = 'lived_here'), 0)::int as lived_here_given,
      coalesce(sum(rating) filter (where residency_status = 'visited'), 0)::int as visited_given,
      coalesce(sum(rating) filter (where residency_status = 'owned'), 0)::int as owned_given
    from given group by property_id
  ), locked as materialized (
    select id from property where id in (select property_id from given) and deleted_at is null
    order by id for no key update
  ), counted as (
    update property set
      review_count = review_count + reviews,
      rating_counts = array[rating_counts[1] + spread[1], rating_counts[2] + spread[2], rating_counts[3] + spread[3],
        rating_counts[4] + spread[4], rating_counts[5] + spread[5]],
      average_rating = round((stars + rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3]
        + 4 * rating_counts[4] + 5 * rating_counts[5])::numeric / (review_count + reviews), 2),
      lived_here_count = lived_here_count + lived_here,
      visited_count = visited_count + visited,
      owned_count = owned_count + owned,
      lived_here_stars = lived_here_stars + lived_here_given,
      visited_stars = visited_stars + visited_given,
      owned_stars = owned_stars + owned_given,
      (issue_tag_counts, issue_tags) = (
        select coalesce(jsonb_object_agg(tag, times), '{}'), coalesce(array_agg(tag order by times desc, tag), '{}')
        from (${INCREMENTED_TAG_COUNTS}) as named
      ),
      last_reviewed_at = date_trunc('day', now(), 'Australia/Sydney')
    from sums join locked on locked.id = sums.property_id where property.id = locked.id
    returning property.id
  )`;

/**
 * Recomputes the rating aggregates of properties. For bulk loads, and for edits and removals, where the caller first
 * takes the property's row `for no key update`: without that lock a review written meanwhile is lost.
 * @param propertyIds which properties; all when omitted
 */
export const recomputeAggregates = (em: EntityManager, propertyIds?: readonly number[]) =>
  rowsIn(em, recompute(propertyIds ?? null));
