import type { Route } from '@home-truths/contract';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

const reflector = new Reflector();

export const ServedRoute = Reflector.createDecorator<Route>();

/** Returns the route of a handler; `undefined` for handlers outside the contract. */
export const routeOf = (context: Pick<ExecutionContext, 'getHandler'>): Route | undefined =>
  reflector.get(ServedRoute, context.getHandler());
