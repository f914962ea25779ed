import { type AdminReview, RESIDENCY, type Residency, type VerifiedBy } from '@home-truths/platform/contract';

export interface AdminReviewValues extends Record<string, unknown> {
  title: string;
  content: string;
  rating: string;
  residencyStatus: Residency;
  /** Separated by commas. */
  issuesTags: string;
  /** One per line, in the order of the photos. */
  photoDescriptions: string;
  isVerified: boolean;
  /** The evidence; required if the review becomes verified. */
  verifiedBy: VerifiedBy | '';
  isHidden: boolean;
  moderationNote: string;
}

export const REVIEW_LABELS = {
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

export const toAdminReviewValues = (review: AdminReview): AdminReviewValues => ({
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

export const parseTags = (entered: string) => [
  ...new Set(
    entered
      .split(',')
      .map(tag => tag.trim())
      .filter(Boolean),
  ),
];

/** Returns no lines for no text; an empty line stays, since each belongs to a photo. */
const parseLines = (text: string) =>
  text.trim()
    ? text
        .trimEnd()
        .split('\n')
        .map(line => line.trim())
    : [];

export const toReviewBody = (values: AdminReviewValues, wasVerified: boolean) => ({
  title: values.title,
  content: values.content,
  rating: Number(values.rating),
  residencyStatus: values.residencyStatus,
  issuesTags: parseTags(values.issuesTags),
  photoDescriptions: parseLines(values.photoDescriptions),
  isVerified: values.isVerified,
  // the contract's schema rejects an empty choice
  ...(values.isVerified && !wasVerified && { verifiedBy: values.verifiedBy as VerifiedBy }),
  isHidden: values.isHidden,
  moderationNote: values.moderationNote.trim() || null,
});

/** Returns an edit that only verifies a review. */
export const toVerifiedBody = (review: AdminReview, verifiedBy: VerifiedBy) => {
  const { title, content, rating, residencyStatus, issuesTags, version } = review;
  return { title, content, rating, residencyStatus, issuesTags, isVerified: true, verifiedBy, version };
};

/** Returns the values as a comparison of versions shows them. */
export const toDisplayValues = (values: AdminReviewValues) => ({
  ...values,
  residencyStatus: RESIDENCY[values.residencyStatus],
});
