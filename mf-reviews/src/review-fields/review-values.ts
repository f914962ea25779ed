import type { NewReview, Residency } from '@home-truths/platform/contract';

/** The form values of a review; radio buttons have string values. */
export interface ReviewValues {
  propertyAddress: string;
  /** Requested only where the address has a unit. */
  propertyType: string;
  residencyStatus: string;
  rating: string;
  title: string;
  content: string;
  issuesTags: string[];
  /** URLs from the upload. */
  photos: string[];
  /** The description of each photo, in the order of `photos`. */
  photoDescriptions: string[];
  isAnonymous: boolean;
  contactEmail: string;
  /** The honeypot, a field that people do not see. */
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

/** The part of the request body that a new review and an edited one share. */
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
