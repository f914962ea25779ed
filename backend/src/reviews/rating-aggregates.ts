import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/database/query.ts';
import { sql } from '../platform/database/sql.ts';

/**
 * `last_reviewed_at` is only a day, since a time could show who wrote an anonymous review
 * (shell/docs/decisions/public-days.md).
 */
const recompute = (ids: readonly number[] | null) => sql`
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
 * Adds the review of `new_review` to the aggregates of its property; `counted` has the property's id, if it exists.
 * Concurrent writers stay exact: each waits for the row's lock and adds to the previous result.
 */
export const INCREMENT_AGGREGATES = `
  counted as (
    update property set
      review_count = review_count + 1,
      rating_counts[new_review.rating] = rating_counts[new_review.rating] + 1,
      average_rating = round((new_review.rating + rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3]
        + 4 * rating_counts[4] + 5 * rating_counts[5])::numeric / (review_count + 1), 2),
      lived_here_count = lived_here_count + (residency_status = 'lived_here')::int,
      visited_count = visited_count + (residency_status = 'visited')::int,
      owned_count = owned_count + (residency_status = 'owned')::int,
      lived_here_stars = lived_here_stars + (residency_status = 'lived_here')::int * new_review.rating,
      visited_stars = visited_stars + (residency_status = 'visited')::int * new_review.rating,
      owned_stars = owned_stars + (residency_status = 'owned')::int * new_review.rating,
      (issue_tag_counts, issue_tags) = (
        select coalesce(jsonb_object_agg(tag, times), '{}'), coalesce(array_agg(tag order by times desc, tag), '{}')
        from (
          select tag, sum(times)::int as times from (
            select key as tag, value::int as times from jsonb_each_text(issue_tag_counts)
            union all select unnest(new_review.issues_tags), 1
          ) as each_time group by tag
        ) as named
      ),
      last_reviewed_at = date_trunc('day', now(), 'Australia/Sydney')
    from new_review where property.id = new_review.property_id and deleted_at is null
    returning property.id
  )`;

/**
 * Counts the aggregates of properties again. Lock their rows `for no key update` first, or a review that is written
 * meanwhile is not counted.
 * @param propertyIds all properties if omitted
 */
export const recomputeAggregates = (em: EntityManager, propertyIds?: readonly number[]) =>
  query(em, recompute(propertyIds ?? null));
