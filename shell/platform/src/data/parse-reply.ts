import type { Route } from '@home-truths/contract';
import { safeParse } from 'zod/mini';

/** A reply by the schema of its route; `success` is false where it does not fit. */
export async function parseReply(route: Route, value: unknown) {
  const { reply } = await route.schemas();
  return safeParse(reply, value);
}
