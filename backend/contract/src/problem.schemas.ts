import * as z from 'zod/mini';
import { ERROR_CODES } from './rules.ts';

/** An error as in RFC 9457, for callers that accept `application/problem+json`. */
export const Problem = z.object({
  detail: z.string(),
  /** Set for errors that callers handle specially; an unknown code of a newer backend counts as none. */
  code: z.catch(z.optional(z.enum(ERROR_CODES)), undefined),
  /** A path is for example `body.email`. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;
