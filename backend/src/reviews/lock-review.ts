import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Review } from './review.entity.ts';

/**
 * A review that nobody else changes, nor the sums of its home, until the transaction ends. The home is locked first,
 * so that two changes never wait for each other in a ring.
 * @returns nothing when there is no such review or it was deleted
 */
export async function lockReview(em: EntityManager, id: number): Promise<Review | null> {
  const review = await holdAnyReview(em, id);
  return review?.deletedAt ? null : review;
}

/** The same for a deleted review, too. */
export async function holdAnyReview(em: EntityManager, id: number): Promise<Review | null> {
  const found = await em.findOne(Review, { id });
  if (!found) return null;
  await em.execute('select id from property where id = ? for no key update', [found.property.id]);
  return em.findOne(Review, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
