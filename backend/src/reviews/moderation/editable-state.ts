import { contentOf, type Review } from '../review.entity.ts';

/** Returns what an audit entry stores of a review: moderators change neither its photos nor its anonymity. */
export function editableState(review: Review) {
  const { photos: _, isAnonymous: __, ...content } = contentOf(review);
  return {
    ...content,
    isVerified: review.isVerified,
    isHidden: review.hiddenAt !== null,
    moderationNote: review.moderationNote ?? null,
  };
}
