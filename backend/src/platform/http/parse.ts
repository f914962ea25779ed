import { cleanText, type Route, type Schemas } from '@home-truths/contract';
import type { Request } from 'express';
import { type output, safeParse } from 'zod/mini';
import { InvalidInput, type Issue } from './errors.ts';
import { INVALID_LINK } from './messages.ts';
import { schemasOf } from './schemas.ts';

/** Messages for schemas without one, since zod's own mention types. */
const FALLBACK_MESSAGES = {
  params: { error: () => INVALID_LINK },
  query: { error: () => INVALID_LINK },
  body: { error: () => 'The request body must be a JSON object with the fields of this call' },
} as const;

/** Returns the parameters of a URL without empty ones; throws for repeated ones. */
export function readQuery(url: string): Record<string, string> {
  if (!url.includes('?')) return {};
  const query = new Map<string, string>();
  for (const [name, value] of new URL(url, 'http://localhost').searchParams) {
    if (query.has(name)) throw new InvalidInput([{ path: 'query', message: INVALID_LINK }]);
    query.set(name, value);
  }
  return Object.fromEntries([...query].filter(([, value]) => cleanText(value) !== ''));
}

export function parseInput(route: Route, request: Request) {
  const { params, query, body } = schemasOf(route);
  return {
    params: params && parsePart('params', params, request.params),
    query: query && parsePart('query', query, readQuery(request.originalUrl)),
    body: body && parsePart('body', body, request.body),
  };
}

/** @throws InvalidInput */
export function parsePart<S extends Schemas['reply']>(
  part: keyof typeof FALLBACK_MESSAGES,
  schema: S,
  value: unknown,
): output<S> {
  const parsed = safeParse(schema, value, FALLBACK_MESSAGES[part]);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: [part, ...path].join('.'),
    message,
  }));
  throw new InvalidInput(issues as [Issue, ...Issue[]]);
}
