import type { Route } from '@home-truths/contract';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

const reflector = new Reflector();

/** Says which route a handler serves. */
export const ServedRoute = Reflector.createDecorator<Route>();

/** The route a handler serves; `undefined` for what lies outside the contract, such as health. */
export const routeOf = (context: Pick<ExecutionContext, 'getHandler'>): Route | undefined =>
  reflector.get(ServedRoute, context.getHandler());
