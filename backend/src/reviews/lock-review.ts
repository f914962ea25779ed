import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { sql } from '../database/sql.ts';
import { Review } from './review.entity.ts';

/** In one order for all. Not `for update`: reviews of the properties can be inserted meanwhile. */
export const lockReviewedProperties = (ids: readonly number[]) =>
  sql`select id from property where id = any(${ids}::int[]) order by id for no key update`;

/**
 * Locks the rows of a review and its property until the transaction ends. The property is locked first, so that two
 * changes never deadlock.
 * @returns nothing when there is no such review or it was deleted
 */
export async function lockReview(em: EntityManager, id: number): Promise<Review | null> {
  const review = await lockAnyReview(em, id);
  return review?.deletedAt ? null : review;
}

/** The same for a deleted review, too. */
export async function lockAnyReview(em: EntityManager, id: number): Promise<Review | null> {
  let review = await em.findOne(Review, { id });
  for (;;) {
    if (!review) return null;
    const property: number = review.property.id;
    await query(em, lockReviewedProperties([property]));
    review = await em.findOne(Review, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    // a merge that was under way may have moved it to another property
    if (review?.property.id === property) return review;
  }
}
