import * as z from 'zod/mini';
import { MyReview, ReviewEdit } from './reviews.schemas.ts';
import { LIMITS } from './rules.ts';
import { byId, email, text } from './text.ts';

/** The key of a private link; a malformed one is rejected like a wrong one. */
const key = text('Key', { min: 1, max: LIMITS.query });
const keySchemas = { ...byId, body: z.object({ key }) };
const keyReply = z.object({ key: z.string() });

/** Input and output of `keyOfReview`. */
export const keyOfReviewSchemas = { ...byId, reply: keyReply };

/** Input of `mailKey`. */
export const mailKeySchemas = {
  ...byId,
  body: z.object({ email: email('Please enter a valid email address') }),
  reply: z.void(),
};

/** Input and output of `openByKey`. */
export const openByKeySchemas = { ...keySchemas, reply: MyReview };

/** Input and output of `editByKey`. */
export const editByKeySchemas = { ...byId, body: z.safeExtend(ReviewEdit, { key }), reply: MyReview };

/** Input of `removeByKey`. */
export const removeByKeySchemas = { ...keySchemas, reply: z.void() };

/** Input and output of `renewKey`. */
export const renewKeySchemas = { ...keySchemas, reply: keyReply };
