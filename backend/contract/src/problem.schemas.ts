import * as z from 'zod/mini';
import { ERROR_CODES } from './rules.ts';

/** An error as in RFC 9457, for callers that accept `application/problem+json`. */
export const Problem = z.object({
  detail: z.string(),
  /** Only for errors that callers handle specially; the unknown code of a newer backend is dropped. */
  code: z.catch(z.optional(z.enum(ERROR_CODES)), undefined),
  /** Only for invalid input. A path is for example `body.email`. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;
