import { type Sql, sql } from '../../platform/database/sql.ts';

/**
 * An account or, without one, the id in the visitor cookie; both null only in a read without a cookie: a write sets one
 * (`access.guard.ts`).
 */
export interface Voter {
  userId: number | null;
  visitor: string | null;
}

/**
 * Stores and counts a person's first vote for a visible review; otherwise returns no row. The trigger `review_change`
 * announces it to the caches of pages.
 */
export const castHelpfulVote = (reviewId: number, { userId, visitor }: Voter) => sql<{ propertyId: number }>`
  with voted as (
    insert into helpful_vote (review_id, user_id, visitor)
    select review.id, ${userId}::int, ${visitor}::text from review join property on property.id = review.property_id
    where review.id = ${reviewId} and review.hidden_at is null and review.deleted_at is null and property.deleted_at is null
    on conflict do nothing returning review_id
  )
  update review set helpful_count = helpful_count + 1 from voted where review.id = voted.review_id
  returning review.property_id as "propertyId"`;

export interface ReviewPlace {
  propertyId?: number | undefined;
  buildingId?: number | undefined;
}

export const reviewsVotedFor = (place: ReviewPlace, { userId, visitor }: Voter) => sql<{ id: number }>`
  select review.id from helpful_vote join review on review.id = helpful_vote.review_id
  where ${whereBelongsTo(place)} and (helpful_vote.user_id = ${userId}::int or helpful_vote.visitor = ${visitor}::text)
  order by review.id`;

/**
 * Follows a merge in the same statement: most people voted for no review, so a second query after an empty result
 * would be frequent.
 */
const whereBelongsTo = ({ propertyId, buildingId }: ReviewPlace): Sql =>
  propertyId === undefined
    ? sql`review.property_id in (select id from property where building_id = ${buildingId})`
    : sql`review.property_id = (
        select coalesce(merged_into_id, id) from property where id = ${propertyId})`;
