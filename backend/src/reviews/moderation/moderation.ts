import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { sql } from '../../platform/database/sql.ts';
import { lockReview } from '../own/lock-review.ts';
import { recomputeAggregates } from '../rating-aggregates.ts';

export class ModerationError extends Error {}

/**
 * @param reason shown to the review's author
 * @param hiddenAt the time of a decision, by which its undo knows the review
 */
export const hideReview = (
  em: EntityManager,
  id: number,
  reason: string,
  hiddenAt = new Date(),
): Promise<void> =>
  em.transactional(async em => {
    const review = await lockReviewOrThrow(em, id);
    if (review.hiddenAt) throw new ModerationError(`Review ${id} is already hidden`);
    em.assign(review, { hiddenAt, moderationNote: reason });
    await em.flush();
    await recomputeAggregates(em, [review.property.id]);
  });

/** @param note replaces the reason */
export const showReview = (em: EntityManager, id: number, note: string | null = null): Promise<void> =>
  em.transactional(async em => {
    const review = await lockReviewOrThrow(em, id);
    if (!review.hiddenAt) throw new ModerationError(`Review ${id} is not hidden`);
    em.assign(review, { hiddenAt: null, moderationNote: note });
    await em.flush();
    await recomputeAggregates(em, [review.property.id]);
  });

async function lockReviewOrThrow(em: EntityManager, id: number) {
  const review = await lockReview(em, id);
  if (!review) throw new ModerationError(`There is no review ${id}`);
  return review;
}

export interface FlaggedReview {
  id: number;
  title: string;
  property: string;
  /** The reason; null if the review is visible. */
  hidden: string | null;
  reports: number;
}

const selectFlagged = () => sql<FlaggedReview>`
  select review.id, review.title, property.address || ', ' || property.suburb || ' ' || property.state as property,
    case when review.hidden_at is not null then coalesce(review.moderation_note, '') end as hidden,
    count(complaint.id)::int as reports
  from review join property on property.id = review.property_id
  left join complaint on complaint.review_id = review.id and complaint.decided_at is null
  where review.deleted_at is null
  group by review.id, property.id having review.hidden_at is not null or count(complaint.id) > 0
  order by reports desc, review.id desc`;

export const flaggedReviews = (em: EntityManager): Promise<FlaggedReview[]> => query(em, selectFlagged());
