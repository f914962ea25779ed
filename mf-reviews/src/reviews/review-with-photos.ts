import type { Review } from '@home-truths/platform/contract';

/** The fields shown with photos; the preview of a review has no date. */
export type ReviewWithPhotos = Pick<
  Review,
  'photos' | 'photoDescriptions' | 'title' | 'authorName' | 'isAnonymous' | 'residencyStatus'
> &
  Partial<Pick<Review, 'createdAt'>>;

export const photoAlt = ({ photos, photoDescriptions }: ReviewWithPhotos, index: number) =>
  photoDescriptions?.[index] || `Photo ${index + 1} of ${photos.length}`;
