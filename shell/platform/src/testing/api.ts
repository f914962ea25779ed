import type { Route, Sent } from '@home-truths/contract';
import { type Api, ApiError, type ApiResult } from '../data/index.ts';

interface RouteHandler {
  route: Route;
  handler(sent: never): unknown;
}

/** Handles a route in a test; throw an `ApiError` to refuse. */
export const on = <R extends Route>(
  route: R,
  handler: (sent: Sent<R>) => ApiResult<R> | Promise<ApiResult<R>>,
): RouteHandler => ({ route, handler });

/** An API in memory: routes without a handler are not found. */
export const createTestApi = (...handlers: RouteHandler[]): Api =>
  async function call(route, sent) {
    const found = handlers.find(candidate => candidate.route === route);
    if (!found) throw new ApiError(404, `No handler for ${route.path}`);
    return (await found.handler(sent as never)) as never;
  };
