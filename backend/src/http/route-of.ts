import type { Route } from '@home-truths/contract';
import type { ExecutionContext } from '@nestjs/common';

const served = new WeakMap<object, Route>();

/** Remembers which route a handler serves. A map of our own: guards ask several times a request. */
export const remember = (handler: object, route: Route) => void served.set(handler, route);

/** The route a handler serves; `undefined` for what lies outside the contract, such as health. */
export const routeOf = (context: Pick<ExecutionContext, 'getHandler'>): Route | undefined =>
  served.get(context.getHandler());
