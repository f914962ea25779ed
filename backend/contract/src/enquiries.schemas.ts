import * as z from 'zod/mini';
import { ENQUIRY_KIND_NAMES, LIMITS } from './rules.ts';
import { email, oneOf, text } from './text.ts';

/** A message to us (decision 37). */
export const NewEnquiry = z.object({
  kind: z._default(oneOf('Kind', ENQUIRY_KIND_NAMES), 'contact'),
  name: text('Name', { ...LIMITS.leadName, tooShort: 'Name must be at least 2 characters' }),
  email: email('Please enter a valid email'),
  message: text('Message', { ...LIMITS.message, tooShort: 'Message must be at least 10 characters' }),
});
export type NewEnquiry = z.infer<typeof NewEnquiry>;

/** What goes into `createEnquiry` and what comes out. */
export const createEnquirySchemas = { body: NewEnquiry, reply: z.object({ id: z.int() }) };
