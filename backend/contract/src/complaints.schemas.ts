import * as z from 'zod/mini';
import { COMPLAINT_KIND_NAMES, LIMITS } from './rules.ts';
import { oneOf, optionalEmail, text } from './text.ts';

/** A complaint about the site (decisions 21 and 63). */
export const NewComplaint = z.object({
  kind: oneOf('Kind', COMPLAINT_KIND_NAMES),
  /** The page it is about, as the person gave it. */
  page: z._default(text('Page', { max: 500 }), ''),
  details: text('Details', { ...LIMITS.message, tooShort: 'Details must be at least 10 characters' }),
  name: z._default(text('Name', { max: LIMITS.leadName.max }), ''),
  /** Where the decision goes; without one nobody can be answered. */
  email: optionalEmail('Please enter a valid email'),
});
export type NewComplaint = z.infer<typeof NewComplaint>;

/** What goes into `createComplaint` and what comes out: the number of the complaint. */
export const createComplaintSchemas = { body: NewComplaint, reply: z.object({ id: z.int() }) };
