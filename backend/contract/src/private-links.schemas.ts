import * as z from 'zod/mini';
import { MyReview, ReviewEdit } from './reviews.schemas.ts';
import { LIMITS } from './rules.ts';
import { email, pathId, text } from './text.ts';

/** The key of a private link; a malformed one is rejected like a wrong one. */
const key = text('Key', { min: 1, max: LIMITS.query });
const keySchemas = { params: z.object({ id: pathId }), body: z.object({ key }) };
const keyReply = z.object({ key: z.string() });

/** Input and output of `keyOfReview`. */
export const keyOfReviewSchemas = { params: z.object({ id: pathId }), reply: keyReply };

/** Input of `mailKey`. */
export const mailKeySchemas = {
  params: z.object({ id: pathId }),
  body: z.object({ email: email('Please enter a valid email address') }),
  reply: z.void(),
};

/** Input and output of `openByKey`. */
export const openByKeySchemas = { ...keySchemas, reply: MyReview };

/** Input and output of `editByKey`. */
export const editByKeySchemas = {
  params: z.object({ id: pathId }),
  body: z.safeExtend(ReviewEdit, { key }),
  reply: MyReview,
};

/** Input of `removeByKey`. */
export const removeByKeySchemas = { ...keySchemas, reply: z.void() };

/** Input and output of `renewKey`. */
export const renewKeySchemas = { ...keySchemas, reply: keyReply };
