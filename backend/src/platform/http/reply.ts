import type { Route } from '@home-truths/contract';
import { safeParse } from 'zod/mini';
import type { ShownIds } from './cache-tags.ts';
import { schemasOf } from './schemas.ts';

/**
 * A reply that PostgreSQL wrote as JSON, which halves the time of a list. The reply of a GET is sent as it is, so its
 * statement must name the contract's fields one by one; `hostile.integration.test.ts` checks every response.
 */
export class JsonText<Reply> {
  /** Only lets the compiler compare replies. */
  declare protected readonly reply: Reply;

  constructor(
    readonly text: string,
    /** Ids for the cache tags that `Route.shows` names. */
    readonly ids: ShownIds = {},
  ) {}
}

/** Lets clients store only replies that are the same for everyone, and ask again before each use. */
export const cacheControlOf = ({ access, method, personal }: Route) =>
  access === 'anyone' && method === 'GET' && !personal ? 'no-cache' : 'no-store';

/** Strips a reply to its schema, so that no other field leaks; throws if it does not match. */
export function stripToSchema(route: Route, result: unknown): unknown {
  const parsed = safeParse(
    schemasOf(route).reply,
    result instanceof JsonText ? JSON.parse(result.text) : result,
  );
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`The reply of ${route.method} ${route.path} does not fit its contract: ${fields}`);
}
