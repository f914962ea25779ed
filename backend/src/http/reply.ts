import type { Page, Route } from '@home-truths/contract';
import { safeParse } from 'zod/mini';
import { schemasOf } from './schemas.ts';

/**
 * A reply that PostgreSQL wrote as JSON: a list is there in half the time, since no row becomes objects, is checked,
 * and becomes text again. Only for statements that name the contract's fields one by one; that nothing is missing
 * and nothing more is told, the tests prove (`hostile.integration.test.ts` holds every answer against its schema).
 */
export class JsonText<Reply> {
  /** Only for the compiler. */
  declare protected readonly reply: Reply;

  constructor(readonly text: string) {}
}

/** An answer as it goes out. */
export class Answer {
  constructor(
    readonly text: string,
    readonly cacheControl: string,
    readonly total?: string,
  ) {}
}

/** What everyone gets alike may be kept and asked about again; anything else is nobody else's. */
export const cacheControlOf = ({ access, method, personal }: Route) =>
  access === 'anyone' && method === 'GET' && !personal ? 'no-cache' : 'no-store';

/**
 * A reply stripped to its schema, so that nothing leaks.
 * @throws Error when it does not fit the contract
 */
export function strip(route: Route, given: unknown): unknown {
  const parsed = safeParse(
    schemasOf(route).reply,
    given instanceof JsonText ? JSON.parse(given.text) : given,
  );
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`The reply of ${route.method} ${route.path} does not fit its contract: ${fields}`);
}

/** What a handler gave, ready to go out; the total of a page goes into its header (decision 105). */
export function toAnswer(route: Route, given: unknown): Answer {
  const { rows, total } = route.paged ? (given as Page<unknown>) : { rows: given };
  const text = rows instanceof JsonText ? rows.text : JSON.stringify(strip(route, rows));
  return new Answer(text, cacheControlOf(route), total);
}
