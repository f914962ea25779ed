import type { Page, Received, Reply, Route } from '@home-truths/contract';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { Request } from 'express';
import { parseSent } from './parse.ts';

const ROUTE = 'contract:route';

/** What a handler of a route gives back: the reply, or a page of it. */
type Given<R> = R extends { paged: true } ? Page<Reply<R>> : Reply<R>;

/** What a handler takes: what was sent, where the route has something to send, then the decorators' values. */
type Taken<R> = keyof Received<R> extends never ? never[] : [sent: Received<R>, ...rest: never[]];

/** Binds a controller method to one route of the contract. A method whose reply lacks a field does not compile. */
export const Serve = <R extends Route>(route: R) =>
  applyDecorators(
    SetMetadata(ROUTE, route),
    HttpCode(route.status ?? 200),
    RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
  ) as (
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<(...taken: Taken<R>) => Promise<Given<R>>>,
  ) => void;

/** The route a handler serves; `undefined` for what lies outside the contract, such as health. */
export const routeOf = (context: Pick<ExecutionContext, 'getHandler'>): Route | undefined =>
  Reflect.getMetadata(ROUTE, context.getHandler());

/** What the caller sent, parsed by the contract of the route it arrived on. */
export const Sent = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const route = routeOf(context);
  if (!route) throw new Error(`${context.getHandler().name} serves no route`);
  return parseSent(route, context.switchToHttp().getRequest<Request>());
});

/** The bytes of the file the caller sent, on a route that takes one. */
export const SentFile = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().file?.buffer,
);
