import type { RequestInput, Route } from '@home-truths/contract';
import { type Api, ApiError, type ApiResult } from '../data/index.ts';

export interface RouteHandler {
  route: Route;
  handler(input: unknown): unknown;
}

/** Handles a route in a test; throw an `ApiError` to respond with an error. */
export const on = <R extends Route>(
  route: R,
  handler: (input: RequestInput<R>) => ApiResult<R> | Promise<ApiResult<R>>,
): RouteHandler => ({ route, handler });

/** An API in memory: routes without a handler are not found. */
export const createTestApi = (...handlers: RouteHandler[]): Api =>
  async function call(route, input) {
    const found = handlers.find(candidate => candidate.route === route);
    if (!found) throw new ApiError(404, `No handler for ${route.path}`);
    return found.handler(input) as Promise<ApiResult<typeof route>>;
  };

/** Returns a handler that refuses every call. */
export const refusal = (status: number, detail: string) => (): never => {
  throw new ApiError(status, detail);
};
