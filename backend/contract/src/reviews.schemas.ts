import * as z from 'zod/mini';
import type { ReviewSort } from './rules.ts';
import {
  ISSUE_TAG_NAMES,
  LIMITS,
  REPORT_REASON_NAMES,
  RESIDENCIES,
  REVIEW_SORTS,
  VERIFIED_BY_NAMES,
  VISIBILITIES,
} from './rules.ts';
import {
  adminPage,
  email,
  integer,
  listPage,
  oneOf,
  optionalEmail,
  pathId,
  queryInteger,
  queryRecordId,
  recordId,
  text,
  version,
} from './text.ts';
import { PhotoUrl } from './uploads.schemas.ts';

/** A review as the public sees it: no author id, no contact email (decision 118). */
export const Review = z.object({
  id: z.int(),
  propertyId: z.int(),
  residencyStatus: z.enum(RESIDENCIES),
  rating: z.int(),
  title: z.string(),
  content: z.string(),
  issuesTags: z.array(z.string()),
  photos: z.array(z.string()),
  /** What each photo shows, in their order; empty where nobody said. */
  photoDescriptions: z.optional(z.array(z.string())),
  isVerified: z.boolean(),
  helpfulCount: z.int(),
  isAnonymous: z.boolean(),
  /** First name and initial, `Guest` or `Anonymous`. */
  authorName: z.string(),
  edited: z.nullable(z.enum(['author', 'moderators'])),
  /** When it was, as `createdAt`; nothing for a review as it was first written. */
  editedAt: z.optional(z.nullable(z.string())),
  version: z.int(),
  /** ISO 8601, UTC. The public gets the day in Sydney alone, as 10:00 UTC of it. */
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

/** What a person writes about a property, first or when editing it. */
const contentFields = {
  residencyStatus: oneOf('Residency', RESIDENCIES),
  rating: integer('Rating', LIMITS.rating),
  title: text('Title', { ...LIMITS.title, tooShort: 'Title must be at least 5 characters' }),
  content: text('Review', { ...LIMITS.content, tooShort: 'Review must be at least 20 characters' }),
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

interface Written {
  title: string;
  content: string;
  photos: string[];
  photoDescriptions?: string[] | undefined;
}

const fewLinks = z.refine<Written>(
  ({ title, content, photoDescriptions = [] }) =>
    [title, content, ...photoDescriptions].reduce((sum, each) => sum + countLinks(each), 0) <= LIMITS.links,
  'Reviews can include up to two links',
);

const oneEach = z.refine<Written>(
  ({ photos, photoDescriptions = [] }) => photoDescriptions.length <= photos.length,
  { error: 'Each photo has one description', path: ['photoDescriptions'] },
);

/** A review as the form sends it. */
export const NewReview = z
  .object({
    propertyId: recordId('Property'),
    ...contentFields,
    contactEmail,
    /** A honeypot: people do not see it, so only bots fill it (decision 130). */
    website: z.optional(
      z.literal('', 'We couldn’t accept this review. Please reload the page and try again.'),
    ),
    /** Seconds between the form's opening and its sending, as our own form measures them. */
    formSeconds: z.optional(
      z
        .number('Seconds on the form must be a number')
        .check(z.gte(LIMITS.formSeconds, 'Please wait a few seconds, then submit your review again.')),
    ),
  })
  .check(fewLinks, oneEach);
export type NewReview = z.infer<typeof NewReview>;

/** An author's edit of a review (decision 135). `version` is the one that was read: a newer one is not overwritten. */
export const ReviewEdit = z.object({ ...contentFields, version }).check(fewLinks, oneEach);
export type ReviewEdit = z.infer<typeof ReviewEdit>;

/** A property in one line. */
const HomeLine = z.object({
  id: z.int(),
  address: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
});

/** A review as its author sees it, with its property and what a moderator did to it (decision 135). */
export const MyReview = z.extend(Review, {
  property: HomeLine,
  isHidden: z.boolean(),
  /** Why a moderator hid or edited it; nothing where none did. */
  moderationNote: z.nullable(z.string()),
});
export type MyReview = z.infer<typeof MyReview>;

/** What is wrong with a review, in the words of the person who reports it (decisions 121 and 163). */
export const NewReport = z.object({
  reason: oneOf('Reason', REPORT_REASON_NAMES),
  details: text('Details', { max: LIMITS.message.max }),
  /** Where the receipt and the decision go. */
  email: z.optional(optionalEmail('Please enter a valid email')),
});
export type NewReport = z.infer<typeof NewReport>;

/** Which of a property's reviews are listed; administrators enter tags beyond the twelve. */
const reviewFilter = {
  issueTag: z.optional(text('Issue tag', { min: 1, max: LIMITS.tag })),
  rating: z.optional(queryInteger('Rating', LIMITS.rating)),
  residencyStatus: z.optional(oneOf('Residency', RESIDENCIES)),
};

/** What goes into `reviewsOfProperty` and what comes out. */
export const reviewsOfPropertySchemas = {
  params: z.object({ id: pathId }),
  query: z.object({
    sort: z.optional(oneOf('Sort order', Object.keys(REVIEW_SORTS) as [ReviewSort, ...ReviewSort[]])),
    ...reviewFilter,
    ...listPage,
  }),
  reply: z.array(Review),
};

/** What goes into `createReview` and what comes out. */
export const createReviewSchemas = {
  body: NewReview,
  reply: Review,
};

/** What goes into `markHelpful` and what comes out. */
export const markHelpfulSchemas = {
  params: z.object({ id: pathId }),
  /** `count` is accepted and ignored: the server counts (decision 116). */
  body: z.object({ count: z.optional(z.unknown()) }),
  reply: Review,
};

/** What goes into `markedReviews` and what comes out: ids of reviews. */
export const markedReviewsSchemas = {
  query: z.object({ propertyId: queryRecordId('Property') }),
  reply: z.array(z.int()),
};

/** What goes into `reportReview` and what comes out. */
export const reportReviewSchemas = {
  params: z.object({ id: pathId }),
  body: NewReport,
  reply: z.object({ id: z.int() }),
};

/** What goes into `editReview` and what comes out. */
export const editReviewSchemas = {
  params: z.object({ id: pathId }),
  body: ReviewEdit,
  reply: MyReview,
};

/** What goes into `deleteReview`. */
export const deleteReviewSchemas = { params: z.object({ id: pathId }), reply: z.void() };

/** The key of a private link; one that cannot be right is refused as a wrong one is. */
const key = text('Key', { min: 1, max: LIMITS.query });
const byKey = { params: z.object({ id: pathId }), body: z.object({ key }) };
const reviewKey = z.object({ key: z.string() });

/** What goes into `keyOfReview` and what comes out. */
export const keyOfReviewSchemas = { params: z.object({ id: pathId }), reply: reviewKey };

/** What goes into `mailKey`. */
export const mailKeySchemas = {
  params: z.object({ id: pathId }),
  body: z.object({ email: email('Please enter a valid email address') }),
  reply: z.void(),
};

/** What goes into `openByKey` and what comes out. */
export const openByKeySchemas = { ...byKey, reply: MyReview };

/** What goes into `editByKey` and what comes out. */
export const editByKeySchemas = {
  params: z.object({ id: pathId }),
  body: z.object({ ...contentFields, version, key }).check(fewLinks, oneEach),
  reply: MyReview,
};

/** What goes into `removeByKey`. */
export const removeByKeySchemas = { ...byKey, reply: z.void() };

/** What goes into `renewKey` and what comes out. */
export const renewKeySchemas = { ...byKey, reply: reviewKey };

/** What goes into `reviewsOfUser` and what comes out. */
export const reviewsOfUserSchemas = {
  params: z.object({ id: pathId }),
  query: z.object({ propertyId: z.optional(queryRecordId('Property')), ...listPage }),
  reply: z.array(MyReview),
};

/**
 * A review as the admin console sees it, with its property and its author. No contact email: that is requested one by one.
 */
export const AdminReview = z.extend(Review, {
  property: HomeLine,
  user: z.nullable(z.object({ id: z.int(), username: z.string(), email: z.string() })),
  hasContactEmail: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  /** Why it was hidden or edited; its author reads it. */
  moderationNote: z.nullable(z.string()),
});
export type AdminReview = z.infer<typeof AdminReview>;

/** A review as an administrator changes it. */
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
  /** Said when a review becomes verified; stored in the audit entry. */
  verifiedBy: z.optional(z.enum(VERIFIED_BY_NAMES, 'Choose what you’ve seen')),
  /** Hidden ones stay in the records and are counted nowhere. */
  isHidden: z.optional(z.boolean('Hidden must be true or false')),
  moderationNote: z.optional(z.nullable(text('Reason', { max: LIMITS.notes }))),
  version,
});
export type AdminReviewEdit = z.infer<typeof AdminReviewEdit>;

/** What goes into `listAdminReviews` and what comes out, newest first. */
export const listAdminReviewsSchemas = {
  query: z.object({ ...adminPage, visibility: z.optional(oneOf('Visibility', VISIBILITIES)) }),
  reply: z.array(AdminReview),
};

/** What goes into `editAdminReview` and what comes out. */
export const editAdminReviewSchemas = {
  params: z.object({ id: pathId }),
  body: AdminReviewEdit,
  reply: AdminReview,
};

/** What goes into `deleteAdminReview`. */
export const deleteAdminReviewSchemas = { params: z.object({ id: pathId }), reply: z.void() };

/** What goes into `restoreAdminReview` and what comes out. */
export const restoreAdminReviewSchemas = { params: z.object({ id: pathId }), reply: AdminReview };

/** What goes into `readReviewContact` and what comes out. */
export const readReviewContactSchemas = {
  params: z.object({ id: pathId }),
  reply: z.object({ contactEmail: z.nullable(z.string()) }),
};
