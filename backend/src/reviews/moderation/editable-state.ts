import type { Review } from '../review.entity.ts';

/** Returns what an audit entry stores of a review. */
export const editableState = ({
  title,
  content,
  rating,
  residencyStatus,
  issuesTags,
  ...review
}: Review) => ({
  title,
  content,
  rating,
  residencyStatus,
  issuesTags,
  photoDescriptions: review.photoDescriptions,
  isVerified: review.isVerified,
  isHidden: review.hiddenAt !== null,
  moderationNote: review.moderationNote ?? null,
});
