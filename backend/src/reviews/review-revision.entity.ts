import { defineEntity, type EntityManager, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { sqlChecks } from '../platform/database/constraints.ts';
import { Review } from './review.entity.ts';

const REVISION_FIELDS = [
  'residencyStatus',
  'rating',
  'title',
  'content',
  'issuesTags',
  'photos',
  'photoDescriptions',
  'isAnonymous',
  'isVerified',
] as const;

type RevisionContent = Pick<Review, (typeof REVISION_FIELDS)[number]>;

const ReviewRevisionSchema = defineEntity({
  name: 'ReviewRevision',
  properties: {
    id: p.integer().primary(),
    review: () => p.manyToOne(Review).deleteRule('cascade').index().ref(),
    /** Null once the account is deleted. */
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
  const before = Object.fromEntries(REVISION_FIELDS.map(name => [name, review[name]])) as RevisionContent;
  em.create(ReviewRevision, { ...editor, review, before });
}
