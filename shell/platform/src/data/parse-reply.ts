import type { ErrorCode, Route } from '@home-truths/contract';
import { type core, safeParse } from 'zod/mini';

// A chunk of its own: zod is not in the first view.

export interface InvalidField {
  name: string;
  message: string;
}

export async function parseReply(route: Route, value: unknown): Promise<core.util.SafeParseResult<unknown>> {
  const { reply } = await route.schemas();
  return safeParse(reply, value);
}

const BODY_PREFIX = 'body.';

interface ParsedProblem {
  detail: string;
  code: ErrorCode | undefined;
  fields: InvalidField[];
}

/** Parses a problem response (RFC 9457); `body.photos.0` becomes `photos`. */
export async function parseProblem(value: unknown): Promise<ParsedProblem> {
  const { Problem } = await import('@home-truths/contract/schemas');
  const { data } = safeParse(Problem, value);
  const bodyErrors = data?.errors?.filter(({ path }) => path.startsWith(BODY_PREFIX)) ?? [];
  const fields = bodyErrors.map(({ path, message }) => {
    const [name = ''] = path.slice(BODY_PREFIX.length).split('.');
    return { name, message };
  });
  return { detail: data?.detail ?? '', code: data?.code, fields };
}
