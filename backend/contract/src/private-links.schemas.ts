import * as z from 'zod/mini';
import { byId, email, text } from './fields.ts';
import { MyReview, ReviewEdit } from './reviews.schemas.ts';
import { LIMITS } from './rules.ts';

/** A malformed key is rejected like a wrong one. */
const key = text('Key', { min: 1, max: LIMITS.query });
const keySchemas = { ...byId, body: z.object({ key }) };
const keyReply = z.object({ key: z.string() });

export const keyOfReviewSchemas = { ...byId, reply: keyReply };

export const mailKeySchemas = {
  ...byId,
  body: z.object({ email: email('Please enter a valid email address') }),
  reply: z.void(),
};

export const openByKeySchemas = { ...keySchemas, reply: MyReview };

export const editByKeySchemas = { ...byId, body: z.safeExtend(ReviewEdit, { key }), reply: MyReview };

export const removeByKeySchemas = { ...keySchemas, reply: z.void() };

export const renewKeySchemas = { ...keySchemas, reply: keyReply };
