import type { NewReview, Residency } from '@home-truths/platform/contract';

/** The values of the form; radio buttons have strings. */
export interface ReviewValues {
  propertyAddress: string;
  /** Asked for only if the address has a unit. */
  propertyType: string;
  residencyStatus: string;
  rating: string;
  title: string;
  content: string;
  issuesTags: string[];
  photos: string[];
  photoDescriptions: string[];
  isAnonymous: boolean;
  contactEmail: string;
  /** A honeypot: only bots fill it in. */
  website: string;
}

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

/** Returns the part of the body that new and edited reviews share. */
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
