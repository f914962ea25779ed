import type { NewReview, Residency } from '@home-truths/platform/contract';

/** What the form of a review holds while it is being written; radio buttons hold text. */
export interface ReviewValues {
  propertyAddress: string;
  /** A question only where the address begins with a unit (decision 128). */
  propertyType: string;
  residencyStatus: string;
  rating: string;
  title: string;
  content: string;
  issuesTags: string[];
  /** URLs from the upload. */
  photos: string[];
  /** What each photo shows, in their order. */
  photoDescriptions: string[];
  isAnonymous: boolean;
  contactEmail: string;
  /** A field that people do not see (decision 130). */
  website: string;
}

/** The initial values of the form. */
export const DEFAULT_VALUES: ReviewValues = {
  propertyAddress: '',
  propertyType: 'house',
  residencyStatus: 'lived_here',
  rating: '5',
  title: '',
  content: '',
  issuesTags: [],
  photos: [],
  photoDescriptions: [],
  isAnonymous: false,
  contactEmail: '',
  website: '',
};

/** The part of a body that a new review and a changed one share. */
export const toReviewContent = ({ residencyStatus, rating, title, content, ...others }: ReviewValues) => ({
  residencyStatus: residencyStatus as Residency,
  rating: Number(rating),
  title,
  content,
  issuesTags: others.issuesTags as NewReview['issuesTags'],
  photos: others.photos,
  photoDescriptions: others.photos.map((_, index) => others.photoDescriptions[index]?.trim() ?? ''),
  isAnonymous: others.isAnonymous,
});
