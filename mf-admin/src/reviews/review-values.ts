import { type AdminReview, RESIDENCY, type Residency, type VerifiedBy } from '@home-truths/platform/contract';

/** A review as the form holds it. */
export interface ReviewValues extends Record<string, unknown> {
  title: string;
  content: string;
  rating: string;
  residencyStatus: Residency;
  /** Separated by commas. */
  issuesTags: string;
  /** One a line, in the order of the photos. */
  photoDescriptions: string;
  isVerified: boolean;
  /** What was seen; asked for when a review becomes verified. */
  verifiedBy: VerifiedBy | '';
  isHidden: boolean;
  moderationNote: string;
}

export const LABELS = {
  title: 'Title',
  content: 'Content',
  rating: 'Rating',
  residencyStatus: 'Residency',
  issuesTags: 'Issue tags',
  photoDescriptions: 'What the photos show',
  isVerified: 'Mark as verified',
  isHidden: 'Hide from the site',
  moderationNote: 'Reason',
} as const;

export const valuesOf = (review: AdminReview): ReviewValues => ({
  title: review.title,
  content: review.content,
  rating: String(review.rating),
  residencyStatus: review.residencyStatus,
  issuesTags: review.issuesTags.join(', '),
  photoDescriptions: (review.photoDescriptions ?? []).join('\n').trimEnd(),
  isVerified: review.isVerified,
  verifiedBy: '',
  isHidden: review.visibility === 'hidden',
  moderationNote: review.moderationNote ?? '',
});

/** Tags entered with commas between them: trimmed, empties and repetitions dropped. */
export const tagsOf = (entered: string) => [
  ...new Set(
    entered
      .split(',')
      .map(tag => tag.trim())
      .filter(Boolean),
  ),
];

const linesOf = (text: string) =>
  text.trim()
    ? text
        .trimEnd()
        .split('\n')
        .map(line => line.trim())
    : [];

/** What is sent. What was seen is asked for when the review was not verified before. */
export const bodyOf = (
  { rating, issuesTags, moderationNote, ...rest }: ReviewValues,
  wasVerified: boolean,
) => ({
  title: rest.title,
  content: rest.content,
  rating: Number(rating),
  residencyStatus: rest.residencyStatus,
  issuesTags: tagsOf(issuesTags),
  photoDescriptions: linesOf(rest.photoDescriptions),
  isVerified: rest.isVerified,
  // an empty choice is refused by the contract, in its words
  ...(rest.isVerified && !wasVerified && { verifiedBy: rest.verifiedBy as VerifiedBy }),
  isHidden: rest.isHidden,
  moderationNote: moderationNote.trim() || null,
});

/** What is sent to verify a review and leave it as it is otherwise. */
export const verifiedBodyOf = (review: AdminReview, verifiedBy: VerifiedBy) => {
  const { title, content, rating, residencyStatus, issuesTags, version } = review;
  return { title, content, rating, residencyStatus, issuesTags, isVerified: true, verifiedBy, version };
};

/** The values as a conflict tells them. */
export const inWords = (values: ReviewValues) => ({
  ...values,
  residencyStatus: RESIDENCY[values.residencyStatus],
});
