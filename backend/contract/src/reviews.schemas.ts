import * as z from 'zod/mini';
import type { ReviewSort } from './rules.ts';
import { ISSUE_TAG_NAMES, LIMITS, RESIDENCIES, REVIEW_SORTS } from './rules.ts';
import { integer, oneOf, pathId, queryInteger, recordId, text } from './text.ts';

/** A review as the public sees it: no author id, no contact email (decision 18). */
export const Review = z.object({
  id: z.int(),
  propertyId: z.int(),
  residencyStatus: z.enum(RESIDENCIES),
  rating: z.int(),
  title: z.string(),
  content: z.string(),
  issuesTags: z.array(z.string()),
  photos: z.array(z.string()),
  isVerified: z.boolean(),
  helpfulCount: z.int(),
  isAnonymous: z.boolean(),
  /** First name and initial, `Guest` or `Anonymous`. */
  authorName: z.string(),
  edited: z.nullable(z.enum(['author', 'moderators'])),
  version: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type Review = z.infer<typeof Review>;

/** The address of a photo that our upload gave. */
export const PhotoUrl = z
  .string('A photo must be an address given by the upload')
  .check(
    z.regex(
      /^\/uploads\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/,
      'A photo must be an address given by the upload',
    ),
  );

const linksIn = (words: string) => words.match(/https?:\/\/(www\.)?|www\./gi)?.length ?? 0;

const contactEmail = z.pipe(
  z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
  z.nullable(
    z
      .string('Please enter a valid email address')
      .check(
        z.trim(),
        z.maxLength(LIMITS.email, 'Please enter a valid email address'),
        z.email('Please enter a valid email address'),
      ),
  ),
);

/** A review as the form sends it (spec sections 5 and 7). */
export const NewReview = z
  .object({
    propertyId: recordId('Property'),
    residencyStatus: oneOf('Residency', RESIDENCIES),
    rating: integer('Rating', LIMITS.rating),
    title: text('Title', { ...LIMITS.title, tooShort: 'Title must be at least 5 characters' }),
    content: text('Review', { ...LIMITS.content, tooShort: 'Review must be at least 20 characters' }),
    issuesTags: z._default(
      z.array(oneOf('Issue tag', ISSUE_TAG_NAMES), 'Issue tags must be a list').check(
        z.maxLength(ISSUE_TAG_NAMES.length, 'A review names each tag at most once'),
        z.refine(tags => new Set(tags).size === tags.length, 'A review names each tag at most once'),
      ),
      [],
    ),
    photos: z._default(
      z
        .array(PhotoUrl, 'Photos must be a list')
        .check(z.maxLength(LIMITS.photos, 'You can only upload up to 3 photos.')),
      [],
    ),
    isAnonymous: z._default(z.boolean('Anonymous must be true or false'), false),
    contactEmail,
  })
  .check(
    z.refine(
      ({ title, content }) => linksIn(title) + linksIn(content) <= LIMITS.links,
      'A review may hold at most two links',
    ),
  );
export type NewReview = z.infer<typeof NewReview>;

/** What goes into `reviewsOfProperty` and what comes out. */
export const reviewsOfPropertySchemas = {
  params: z.object({ id: pathId }),
  query: z.object({
    sort: z.optional(oneOf('Sort', Object.keys(REVIEW_SORTS) as [ReviewSort, ...ReviewSort[]])),
    limit: z.optional(queryInteger('Limit', { min: 1, max: LIMITS.page })),
    page: z.optional(queryInteger('Page', { min: 1, max: 500 })),
  }),
  reply: z.array(Review),
};

/** What goes into `createReview` and what comes out. */
export const createReviewSchemas = {
  body: NewReview,
  reply: Review,
};
