import type { Route } from '@home-truths/contract';
import type { ExecutionContext } from '@nestjs/common';

const routeByHandler = new WeakMap<object, Route>();

/** Registers the route that a handler serves. A map of our own: guards look it up several times a request. */
export const registerRoute = (handler: object, route: Route) => void routeByHandler.set(handler, route);

/** The route a handler serves; `undefined` for what lies outside the contract, such as health. */
export const routeOf = (context: Pick<ExecutionContext, 'getHandler'>): Route | undefined =>
  routeByHandler.get(context.getHandler());
