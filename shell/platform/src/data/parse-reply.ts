import type { Route } from '@home-truths/contract';
import { safeParse } from 'zod/mini';
import type { InvalidField } from './call.ts';

/** Validates a reply against the schema of its route; `success` is false where it does not match. */
export async function parseReply(route: Route, value: unknown) {
  const { reply } = await route.schemas();
  return safeParse(reply, value);
}

const BODY = 'body.';

/** The message of a problem-details response, and the invalid fields of the body: `body.photos.0` is about `photos`. */
export async function parseProblem(value: unknown): Promise<{ message: string; fields: InvalidField[] }> {
  const { Problem } = await import('@home-truths/contract/schemas');
  const { data } = safeParse(Problem, value);
  const ofBody = data?.errors?.filter(({ path }) => path.startsWith(BODY)) ?? [];
  const fields = ofBody.map(({ path, message }) => {
    const [name = ''] = path.slice(BODY.length).split('.');
    return { name, message };
  });
  return { message: data?.detail ?? '', fields };
}
