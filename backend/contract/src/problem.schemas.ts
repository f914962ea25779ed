import * as z from 'zod/mini';
import { ERROR_CODES } from './rules.ts';

/** An error as RFC 9457 defines it, for callers that accept `application/problem+json`. */
export const Problem = z.object({
  /** What went wrong, as a message for people. */
  detail: z.string(),
  /** Names an error that callers handle in a way of their own; a code of a newer backend counts as none. */
  code: z.catch(z.optional(z.enum(ERROR_CODES)), undefined),
  /** What is wrong with what was sent; a path is for example `body.email`. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;
