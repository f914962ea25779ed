import type { Statement } from '../database/database.ts';

/** Who finds something helpful: an account, else the visitor of a cookie. */
export interface Voter {
  userId: number | null;
  visitor: string | null;
}

/**
 * Counts a person's vote for a visible review, once: vote and count change in one statement. Returns the property of
 * the review; no row when nothing was counted.
 */
export const castHelpfulVote = (reviewId: number, { userId, visitor }: Voter): Statement => ({
  text: `
    with voted as (
      insert into helpful_vote (review_id, user_id, visitor)
      select review.id, $1::int, $2::text from review join property on property.id = review.property_id
      where review.id = $3 and review.hidden_at is null and review.deleted_at is null and property.deleted_at is null
      on conflict do nothing returning review_id
    )
    update review set helpful_count = helpful_count + 1 from voted where review.id = voted.review_id
    returning review.property_id as "propertyId"`,
  values: [userId, visitor, reviewId],
});

/** Which reviews of a property a person voted for; none for an unknown caller. */
export const reviewsVotedFor = (propertyId: number, { userId, visitor }: Voter): Statement => ({
  text: `
    select review.id from helpful_vote join review on review.id = helpful_vote.review_id
    where review.property_id = $1 and (helpful_vote.user_id = $2::int or helpful_vote.visitor = $3::text)
    order by review.id`,
  values: [propertyId, userId, visitor],
});
