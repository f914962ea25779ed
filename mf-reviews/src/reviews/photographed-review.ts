import type { Review } from '@home-truths/platform/contract';

/** What the photos of a review are shown with; one that is still being written has no date. */
export type PhotographedReview = Pick<
  Review,
  'photos' | 'photoDescriptions' | 'title' | 'authorName' | 'isAnonymous' | 'residencyStatus'
> &
  Partial<Pick<Review, 'createdAt'>>;

/** What a photo shows, else which one it is. */
export const altOf = ({ photos, photoDescriptions }: PhotographedReview, index: number) =>
  photoDescriptions?.[index] || `Photo ${index + 1} of ${photos.length}`;
