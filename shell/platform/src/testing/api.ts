import type { Route, Sent } from '@home-truths/contract';
import { type Answer, type Api, ApiError } from '../data/index.ts';

interface Line {
  route: Route;
  answer(sent: never): unknown;
}

/** What a route answers in a test; throw an `ApiError` to refuse. */
export const on = <R extends Route>(
  route: R,
  answer: (sent: Sent<R>) => Answer<R> | Promise<Answer<R>>,
): Line => ({ route, answer });

/** An API in memory: routes that no line answers are not found. */
export const createTestApi = (...lines: Line[]): Api =>
  async function call(route, sent) {
    const line = lines.find(candidate => candidate.route === route);
    if (!line) throw new ApiError(404, `No answer for ${route.path}`);
    return (await line.answer(sent as never)) as never;
  };
