import type { Page, ParsedInput, Reply, Route } from '@home-truths/contract';
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
import type { CsvReply } from './csv.ts';
import { parseInput } from './parse.ts';
import type { JsonText } from './reply.ts';
import { registerRoute, routeOf } from './route-of.ts';
import { WriteInterceptor } from './write.interceptor.ts';

type OrJsonText<T> = T | JsonText<T>;

/** What a handler of a route returns: the reply, a page of it, or a file. */
type HandlerResult<R> = R extends { csv: true }
  ? CsvReply
  : R extends { paged: true }
    ? Page<OrJsonText<Reply<R>>>
    : OrJsonText<Reply<R>>;

/** The arguments of a handler: the parsed input, where the route has any, then the decorators' values. */
type HandlerArguments<R> = keyof ParsedInput<R> extends never
  ? never[]
  : [sent: ParsedInput<R>, ...rest: never[]];

type Handler<R> = (...args: HandlerArguments<R>) => Promise<HandlerResult<R>>;

/**
 * Binds a controller method to one route of the contract. A method whose reply lacks a field does not compile. What a
 * read returns is stripped to its schema by the adapter, after all interceptors.
 */
export const RouteHandler = <R extends Route>(route: R) =>
  applyDecorators(
    ...(route.method === 'GET' ? [] : [UseInterceptors(WriteInterceptor)]),
    (_target: object, _key: string | symbol, { value }: PropertyDescriptor) => registerRoute(value, route),
    HttpCode(route.status ?? 200),
    RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
  ) as <H extends Handler<R>>(
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<H>,
  ) => void;

/** What the caller sent, parsed by the contract of its route. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const route = routeOf(context);
  if (!route) throw new Error(`${context.getHandler().name} serves no route`);
  return parseInput(route, context.switchToHttp().getRequest<Request>());
});

/** The bytes of the file the caller sent, on a route that accepts one. */
export const InputFile = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().file?.buffer,
);
