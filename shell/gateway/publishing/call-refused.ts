import * as z from 'zod/mini';

/** The API's sentence for a URL with invalid parameters. */
export const INVALID_LINK = 'This link isn’t valid.';

/** The refusal of a call, with a status and a sentence. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, sentence: string, headers: Record<string, string> = {}) {
    super(sentence);
    this.status = status;
    this.headers = status === 401 ? { ...headers, 'www-authenticate': 'Bearer' } : headers;
  }
}

/** @throws CallRefused with status 400 */
export function parseCall<Parsed>(schema: z.ZodMiniType<Parsed>, value: unknown, sentence: string): Parsed {
  const parsed = z.safeParse(schema, value, { error: () => sentence });
  if (parsed.success) return parsed.data;
  throw new CallRefused(400, parsed.error.issues.map(({ message }) => message).join('. '));
}
