import { type Route, routes } from '@home-truths/contract';
import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const routeByHandler = new WeakMap<object, Route>();

/** Registers the route that a handler serves. A map of our own: guards look it up several times a request. */
export const registerRoute = (handler: object, route: Route) => void routeByHandler.set(handler, route);

/** The route a handler serves; `undefined` for what lies outside the contract, such as health. */
export const routeOf = (context: Pick<ExecutionContext, 'getHandler'>): Route | undefined =>
  routeByHandler.get(context.getHandler());

const reads = new Map(
  Object.values<Route>(routes)
    .filter(({ method }) => method === 'GET')
    .map(route => [route.path, route]),
);

/** The read that a request was dispatched to; `undefined` for a write and for what lies outside the contract. */
export const readRouteOf = ({ method, route }: Pick<Request, 'method' | 'route'>): Route | undefined =>
  method === 'GET' || method === 'HEAD' ? reads.get(route?.path) : undefined;
