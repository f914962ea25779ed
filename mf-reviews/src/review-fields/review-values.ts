import {
  ISSUE_TAG_NAMES,
  type MyReview,
  type Residency,
  type ReviewEdit,
} from '@home-truths/platform/contract';

const NEW_REVIEW_VALUES = {
  propertyAddress: '',
  /** Asked for only if the address has a unit. */
  propertyType: 'house',
  contactEmail: '',
  /** A honeypot: only bots fill it in. */
  website: '',
};
type NewReviewValues = typeof NEW_REVIEW_VALUES;

/** The values of the form; radio buttons have strings. */
export interface ReviewValues extends NewReviewValues {
  residencyStatus: string;
  rating: string;
  title: string;
  content: string;
  issuesTags: string[];
  photos: string[];
  photoDescriptions: string[];
  isAnonymous: boolean;
}

export const DEFAULT_VALUES: ReviewValues = {
  ...NEW_REVIEW_VALUES,
  residencyStatus: 'lived_here',
  rating: '5',
  title: '',
  content: '',
  issuesTags: [],
  photos: [],
  photoDescriptions: [],
  isAnonymous: false,
};

export interface DescribedPhoto {
  url: string;
  description: string;
}

type PhotoValues = Pick<ReviewValues, 'photos' | 'photoDescriptions'>;

export const toPhotos = ({ photos, photoDescriptions }: PhotoValues): DescribedPhoto[] =>
  photos.map((url, index) => ({ url, description: photoDescriptions[index] ?? '' }));

export const fromPhotos = (photos: readonly DescribedPhoto[]): PhotoValues => ({
  photos: photos.map(({ url }) => url),
  photoDescriptions: photos.map(({ description }) => description),
});

const trimmed = ({ url, description }: DescribedPhoto) => ({ url, description: description.trim() });

/** Returns the part of the body that new and edited reviews share. */
export const toReviewContent = ({
  residencyStatus,
  rating,
  title,
  content,
  ...others
}: ReviewValues): Required<Omit<ReviewEdit, 'version'>> => ({
  residencyStatus: residencyStatus as Residency,
  rating: Number(rating),
  title,
  content,
  issuesTags: others.issuesTags as ReviewEdit['issuesTags'],
  ...fromPhotos(toPhotos(others).map(trimmed)),
  isAnonymous: others.isAnonymous,
});

/** Leaves out tags that the form does not offer; a moderator added them. */
export const toReviewValues = ({ rating, issuesTags, ...review }: MyReview): ReviewValues => ({
  ...NEW_REVIEW_VALUES,
  residencyStatus: review.residencyStatus,
  rating: String(rating),
  title: review.title,
  content: review.content,
  issuesTags: issuesTags.filter(tag => (ISSUE_TAG_NAMES as string[]).includes(tag)),
  photos: review.photos,
  photoDescriptions: review.photoDescriptions ?? [],
  isAnonymous: review.isAnonymous,
});
