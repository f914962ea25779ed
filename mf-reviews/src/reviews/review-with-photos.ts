import type { Review } from '@home-truths/platform/contract';

/** The fields shown with photos; the preview of a review has no date. */
export type ReviewWithPhotos = Pick<
  Review,
  'photos' | 'photoDescriptions' | 'title' | 'authorName' | 'isAnonymous' | 'residencyStatus'
> &
  Partial<Pick<Review, 'createdAt'>>;

export const descriptionOf = ({ photoDescriptions }: ReviewWithPhotos, index: number) =>
  photoDescriptions?.[index];

export const photoAlt = (review: ReviewWithPhotos, index: number) =>
  descriptionOf(review, index) || `Photo ${index + 1} of ${review.photos.length}`;
