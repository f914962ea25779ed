import type { Page, Received, Reply, Route } from '@home-truths/contract';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { parseSent } from './parse.ts';
import { type JsonText, toAnswer } from './reply.ts';
import { remember, routeOf } from './route-of.ts';
import { WriteInterceptor } from './write.interceptor.ts';

type Ready<T> = T | JsonText<T>;

/** What a handler of a route gives back: the reply, or a page of it. */
type Given<R> = R extends { paged: true } ? Page<Ready<Reply<R>>> : Ready<Reply<R>>;

/** What a handler takes: what was sent, where the route has something to send, then the decorators' values. */
type Taken<R> = keyof Received<R> extends never ? never[] : [sent: Received<R>, ...rest: never[]];

type Handler<R> = (...taken: Taken<R>) => Promise<Given<R>>;

/** Binds a controller method to one route of the contract. A method whose reply lacks a field does not compile. */
export const RouteHandler = <R extends Route>(route: R) =>
  applyDecorators(
    route.method === 'GET' ? answering(route) : UseInterceptors(WriteInterceptor),
    (_target: object, _key: string | symbol, { value }: PropertyDescriptor) => remember(value, route),
    HttpCode(route.status ?? 200),
    RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
  ) as <H extends Handler<R>>(
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<H>,
  ) => void;

/** Reads go straight from their handler to the answer: an interceptor costs as much as the query of one home. */
const answering = (route: Route) => (_target: object, _key: string | symbol, method: PropertyDescriptor) => {
  const handle = method.value;
  method.value = async function (this: unknown, ...taken: unknown[]) {
    return toAnswer(route, await handle.apply(this, taken));
  };
  // What the decorators below this one said about the handler, such as its headers.
  for (const key of Reflect.getOwnMetadataKeys(handle))
    Reflect.defineMetadata(key, Reflect.getOwnMetadata(key, handle), method.value);
};

/** What the caller sent, parsed by the contract of the route it arrived on. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const route = routeOf(context);
  if (!route) throw new Error(`${context.getHandler().name} serves no route`);
  return parseSent(route, context.switchToHttp().getRequest<Request>());
});

/** The bytes of the file the caller sent, on a route that takes one. */
export const InputFile = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().file?.buffer,
);
