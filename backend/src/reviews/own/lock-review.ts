import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { sql } from '../../platform/database/sql.ts';
import { Review } from '../review.entity.ts';

/** Locks properties in the order of ids, to prevent deadlocks. `no key` lets reviews of them be inserted meanwhile. */
export const lockReviewedProperties = (ids: readonly number[]) =>
  sql`select id from property where id = any(${ids}::int[]) order by id for no key update`;

/**
 * Locks a review, and first its property, so that two changes never deadlock.
 * @returns null for a missing or deleted review
 */
export async function lockReview(em: EntityManager, id: number): Promise<Review | null> {
  const review = await lockAnyReview(em, id);
  return review?.deletedAt ? null : review;
}

export async function lockAnyReview(em: EntityManager, id: number): Promise<Review | null> {
  let review = await em.findOne(Review, { id });
  for (;;) {
    if (!review) return null;
    const property: number = review.property.id;
    await query(em, lockReviewedProperties([property]));
    review = await em.findOne(Review, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    // a concurrent merge may have moved it to another property
    if (review?.property.id === property) return review;
  }
}
