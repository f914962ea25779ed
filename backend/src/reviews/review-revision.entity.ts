import { defineEntity, type EntityManager, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { sqlChecks } from '../platform/database/constraints.ts';
import { contentOf, Review, type ReviewContent } from './review.entity.ts';

type RevisionContent = ReviewContent & Pick<Review, 'isVerified'>;

const ReviewRevisionSchema = defineEntity({
  name: 'ReviewRevision',
  properties: {
    id: p.integer().primary(),
    review: () => p.manyToOne(Review).deleteRule('cascade').index().ref(),
    changedBy: () => p.manyToOne(User).nullable().deleteRule('set null').index().ref(),
    by: p.text(),
    before: p.json<RevisionContent>(),
    at: p.datetime().defaultRaw('now()'),
  },
  checks: sqlChecks({
    review_revision_by_check: `by in ('author', 'moderator')`,
  }),
});

/** A review before a change, stored for the moderators. */
export class ReviewRevision extends ReviewRevisionSchema.class {}
ReviewRevisionSchema.setClass(ReviewRevision);

/** Stores the current content of a review at the next flush. Call it before the change. */
export function storeRevision(
  em: EntityManager,
  review: Review,
  editor: { by: 'author' | 'moderator'; changedBy: number | null },
) {
  const before = { ...contentOf(review), isVerified: review.isVerified };
  em.create(ReviewRevision, { ...editor, review, before });
}
