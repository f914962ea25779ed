import type { Review } from '@home-truths/platform/contract';

/** The fields of a review that its photos are shown with; one that is still being written has no date. */
export type ReviewWithPhotos = Pick<
  Review,
  'photos' | 'photoDescriptions' | 'title' | 'authorName' | 'isAnonymous' | 'residencyStatus'
> &
  Partial<Pick<Review, 'createdAt'>>;

/** The alternative text of a photo: its description, else its number. */
export const photoAlt = ({ photos, photoDescriptions }: ReviewWithPhotos, index: number) =>
  photoDescriptions?.[index] || `Photo ${index + 1} of ${photos.length}`;
