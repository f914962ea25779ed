import type { AdminReviewEdit } from '@home-truths/contract';
import { contentOf, type Review } from '../review.entity.ts';

/** Returns what an audit entry stores of a review: moderators change neither its photos nor its anonymity. */
export function editableState(review: Review) {
  const { photos: _, isAnonymous: __, ...content } = contentOf(review);
  return {
    // an undo sends these values as an edit, whose schema has to accept each of them, null included
    ...(content satisfies Pick<AdminReviewEdit, keyof typeof content>),
    isVerified: review.isVerified,
    isHidden: review.hiddenAt !== null,
    moderationNote: review.moderationNote ?? null,
  };
}
