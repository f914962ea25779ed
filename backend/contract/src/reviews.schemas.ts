import * as z from 'zod/mini';
import { recordedAs } from './audit.schemas.ts';
import {
  adminPage,
  byId,
  checkSearchSort,
  integer,
  listPage,
  oneOf,
  optionalEmail,
  queryInteger,
  queryRecordId,
  recordId,
  sortedBy,
  text,
  version,
} from './fields.ts';
import { PropertyLine } from './properties.schemas.ts';
import type { ReviewSort } from './rules.ts';
import {
  ADMIN_REVIEW_SORTS,
  ISSUE_TAG_NAMES,
  LIMITS,
  REPORT_REASON_NAMES,
  RESIDENCIES,
  REVIEW_SORTS,
  VERIFIED_BY_NAMES,
  VISIBILITIES,
} from './rules.ts';
import { PhotoUrl } from './uploads.schemas.ts';

/** A review for the public, without author id and contact email. */
export const Review = z.object({
  id: z.int(),
  propertyId: z.int(),
  residencyStatus: z.enum(RESIDENCIES),
  rating: z.int(),
  title: z.string(),
  content: z.string(),
  issuesTags: z.array(z.string()),
  photos: z.array(z.string()),
  /** In the order of the photos; an empty text for none. Absent from replies of earlier backends. */
  photoDescriptions: z.optional(z.array(z.string())),
  isVerified: z.boolean(),
  helpfulCount: z.int(),
  isAnonymous: z.boolean(),
  /** First name and initial, `Guest` or `Anonymous`. */
  authorName: z.string(),
  /** Who edited it last. */
  edited: z.nullable(z.enum(['author', 'moderators'])),
  /** Absent or null if it was never edited; otherwise like `createdAt`. */
  editedAt: z.optional(z.nullable(z.string())),
  version: z.int(),
  /** ISO 8601, UTC. The public gets only the day in Sydney, as 10:00 UTC of that day. */
  createdAt: z.string(),
});
export type Review = z.infer<typeof Review>;

const countLinks = (content: string) => content.match(/https?:\/\/(www\.)?|www\./gi)?.length ?? 0;

const contactEmail = optionalEmail('Please enter a valid email address');

const photoDescriptions = z.optional(
  z
    .array(text('Photo description', { max: LIMITS.photoDescription }), 'Photo descriptions must be a list')
    .check(z.maxLength(LIMITS.photos, 'Each photo has one description')),
);

const contentFields = {
  residencyStatus: oneOf('Residency', RESIDENCIES),
  rating: integer('Rating', LIMITS.rating),
  title: text('Title', { ...LIMITS.title, tooShort: 'Title must be at least 5 characters' }),
  content: text('Review', {
    ...LIMITS.content,
    isMultiline: true,
    tooShort: 'Review must be at least 20 characters',
  }),
  issuesTags: z._default(
    z.array(oneOf('Issue tag', ISSUE_TAG_NAMES), 'Issue tags must be a list').check(
      z.maxLength(ISSUE_TAG_NAMES.length, 'Each tag can only be used once'),
      z.refine(tags => new Set(tags).size === tags.length, 'Each tag can only be used once'),
    ),
    [],
  ),
  photos: z._default(
    z
      .array(PhotoUrl, 'Photos must be a list')
      .check(z.maxLength(LIMITS.photos, 'You can only upload up to 3 photos.')),
    [],
  ),
  photoDescriptions,
  isAnonymous: z._default(z.boolean('Anonymous must be true or false'), false),
};

interface LinkedContent {
  title: string;
  content: string;
  photos: string[];
  photoDescriptions?: string[] | undefined;
}

const limitLinks = z.refine<LinkedContent>(
  ({ title, content, photoDescriptions = [] }) =>
    [title, content, ...photoDescriptions].reduce((sum, each) => sum + countLinks(each), 0) <= LIMITS.links,
  'Reviews can include up to two links',
);

const oneDescriptionPerPhoto = z.refine<LinkedContent>(
  ({ photos, photoDescriptions = [] }) => photoDescriptions.length <= photos.length,
  { error: 'Each photo has one description', path: ['photoDescriptions'] },
);

export const NewReview = z
  .object({
    propertyId: recordId('Property'),
    ...contentFields,
    contactEmail,
    /** A honeypot: people do not see it, so only bots fill it in. */
    website: z.optional(
      z.literal('', 'We couldn’t accept this review. Please reload the page and try again.'),
    ),
    /** Seconds from opening to submitting the form: bots are faster. */
    formSeconds: z.optional(
      z
        .number('Seconds on the form must be a number')
        .check(z.gte(LIMITS.formSeconds, 'Please wait a few seconds, then submit your review again.')),
    ),
  })
  .check(limitLinks, oneDescriptionPerPhoto);
export type NewReview = z.infer<typeof NewReview>;

/** `version` is the version that was read: a newer one is not overwritten. */
export const ReviewEdit = z.object({ ...contentFields, version }).check(limitLinks, oneDescriptionPerPhoto);
export type ReviewEdit = z.infer<typeof ReviewEdit>;

/** A review for its author, with its property and the actions of moderators. */
export const MyReview = z.extend(Review, {
  property: PropertyLine,
  isHidden: z.boolean(),
  moderationNote: z.nullable(z.string()),
});
export type MyReview = z.infer<typeof MyReview>;

export const NewReport = z.object({
  reason: oneOf('Reason', REPORT_REASON_NAMES),
  details: text('Details', { max: LIMITS.message.max, isMultiline: true }),
  email: z.optional(optionalEmail('Please enter a valid email')),
});
export type NewReport = z.infer<typeof NewReport>;

/** Any tag is valid, since administrators may invent some. */
const reviewFilters = {
  issueTag: z.optional(text('Issue tag', { min: 1, max: LIMITS.tag })),
  rating: z.optional(queryInteger('Rating', LIMITS.rating)),
  residencyStatus: z.optional(oneOf('Residency', RESIDENCIES)),
};

export const reviewListQuery = z.object({
  sort: z.optional(oneOf('Sort order', Object.keys(REVIEW_SORTS) as [ReviewSort, ...ReviewSort[]])),
  ...reviewFilters,
  ...listPage,
});

export const reviewsOfPropertySchemas = { ...byId, query: reviewListQuery, reply: z.array(Review) };

export const createReviewSchemas = { body: NewReview, reply: Review };

export const markHelpfulSchemas = {
  ...byId,
  /** `count` is accepted and ignored: the server counts. */
  body: z.object({ count: z.optional(z.unknown()) }),
  reply: Review,
};

const isOne = (...values: unknown[]) => values.filter(value => value !== undefined).length === 1;

/** The reply has the ids of the reviews that the caller marked as helpful. */
export const markedReviewsSchemas = {
  query: z
    .object({
      propertyId: z.optional(queryRecordId('Property')),
      buildingId: z.optional(queryRecordId('Building')),
    })
    .check(
      z.refine(
        ({ propertyId, buildingId }) => isOne(propertyId, buildingId),
        'Choose a property or a building',
      ),
    ),
  reply: z.array(z.int()),
};

export const reportReviewSchemas = { ...byId, body: NewReport, reply: z.object({ id: z.int() }) };

export const editReviewSchemas = { ...byId, body: ReviewEdit, reply: MyReview };

export const deleteReviewSchemas = { ...byId, reply: z.void() };

export const reviewsOfUserSchemas = {
  ...byId,
  query: z.object({ propertyId: z.optional(queryRecordId('Property')), ...listPage }),
  reply: z.array(MyReview),
};

/** A review for administrators, who request its contact email by `readReviewContact`. */
export const AdminReview = z.extend(Review, {
  property: PropertyLine,
  user: z.nullable(z.object({ id: z.int(), username: z.string(), email: z.string() })),
  hasContactEmail: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  /** Why it was hidden or edited; its author reads this. */
  moderationNote: z.nullable(z.string()),
  /** The number of open reports; absent from replies of earlier backends. */
  reports: z.optional(z.int()),
});
export type AdminReview = z.infer<typeof AdminReview>;

export const AdminReviewEdit = z.object({
  title: contentFields.title,
  content: contentFields.content,
  rating: contentFields.rating,
  residencyStatus: contentFields.residencyStatus,
  photoDescriptions,
  issuesTags: z
    .array(text('Issue tag', { min: 1, max: LIMITS.tag }), 'Issue tags must be a list')
    .check(z.maxLength(LIMITS.adminTags, `Reviews can have up to ${LIMITS.adminTags} tags`)),
  isVerified: z.boolean('Verified must be true or false'),
  verifiedBy: z.optional(z.enum(VERIFIED_BY_NAMES, 'Choose what you’ve seen')),
  isHidden: z.optional(z.boolean('Hidden must be true or false')),
  moderationNote: z.optional(z.nullable(text('Reason', { max: LIMITS.notes, isMultiline: true }))),
  version,
});
export type AdminReviewEdit = z.infer<typeof AdminReviewEdit>;

/** Newest first unless sorted. */
export const listAdminReviewsSchemas = {
  query: z
    .object({
      ...adminPage,
      ...sortedBy(ADMIN_REVIEW_SORTS),
      visibility: z.optional(oneOf('Visibility', VISIBILITIES)),
    })
    .check(checkSearchSort),
  reply: z.array(AdminReview),
};

export const editAdminReviewSchemas = {
  ...byId,
  body: AdminReviewEdit,
  reply: z.extend(AdminReview, recordedAs),
};

const ReviewTotals = z.object({ reviews: z.int(), properties: z.int() });

/** Counts the reviews of an account, or of the author of a review, who may have no account. */
export const countReviewsOfSchemas = {
  query: z
    .object({
      userId: z.optional(queryRecordId('Person')),
      reviewId: z.optional(queryRecordId('Review')),
    })
    .check(z.refine(({ userId, reviewId }) => isOne(userId, reviewId), 'Choose a person or a review')),
  reply: z.object({ visible: ReviewTotals, hidden: ReviewTotals }),
};

const chosenReviews = z
  .array(
    z.object({ id: recordId('Review'), version }, 'Choose reviews from the list'),
    'Reviews must be a list',
  )
  .check(
    z.minLength(1, 'Choose at least one review'),
    z.maxLength(LIMITS.page, `Choose up to ${LIMITS.page} reviews`),
  );

export const setReviewVisibilitySchemas = {
  body: z
    .object({
      isHidden: z.boolean('Hidden must be true or false'),
      reason: z.optional(text('Reason', { max: LIMITS.notes, isMultiline: true })),
      reviews: z.optional(chosenReviews),
      userId: z.optional(recordId('Person')),
      /** The id of a review whose author, perhaps without an account, is meant. */
      authorOf: z.optional(recordId('Review')),
    })
    .check(
      z.refine(({ isHidden, reason }) => !isHidden || Boolean(reason), {
        path: ['reason'],
        error: 'Reason is required',
      }),
      z.refine(
        ({ reviews, userId, authorOf }) => isOne(reviews, userId, authorOf),
        'Choose reviews, a person or the author of a review',
      ),
      z.refine(({ isHidden, reviews }) => isHidden || reviews !== undefined, {
        path: ['reviews'],
        error: 'Choose the reviews to show again',
      }),
    ),
  reply: z.object({
    auditEntryId: z.int(),
    changed: z.int(),
    /** Reviews that are deleted, already in that state, or were changed since they were read. */
    unchanged: z.int(),
    properties: z.int(),
  }),
};

export const deleteAdminReviewSchemas = { ...byId, reply: z.void() };

export const restoreAdminReviewSchemas = { ...byId, reply: AdminReview };

export const readReviewContactSchemas = {
  ...byId,
  reply: z.object({ contactEmail: z.nullable(z.string()) }),
};
