import type { Page, ParsedInput, Reply, Route } from '@home-truths/contract';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { BodyInterceptor } from './body.interceptor.ts';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';
import { parseInput } from './parse.ts';
import { RefundInterceptor } from './refund.interceptor.ts';
import { ReplyInterceptor } from './reply.interceptor.ts';
import { cacheControlOf, type JsonText } from './reply.ts';
import { routeOf, ServedRoute } from './route-of.ts';

type OrJsonText<T> = T | JsonText<T>;

type HandlerResult<R> = R extends { csv: true }
  ? StreamableFile
  : R extends { paged: true }
    ? Page<OrJsonText<Reply<R>>>
    : OrJsonText<Reply<R>>;

/** The parsed input, if the route has any, and values of parameter decorators: `never` allows any type. */
type HandlerArguments<R> = keyof ParsedInput<R> extends never
  ? never[]
  : [input: ParsedInput<R>, ...decorated: never[]];

type Handler<R> = (...args: HandlerArguments<R>) => Promise<HandlerResult<R>>;

/** Returns interceptors, outermost first. */
const interceptorsOf = ({ method, idempotent }: Route) =>
  method === 'GET'
    ? [ReplyInterceptor]
    : [RefundInterceptor, BodyInterceptor, ...(idempotent ? [IdempotencyInterceptor] : []), ReplyInterceptor];

/** Binds a controller method to a route. A method whose reply lacks a field does not compile. */
export const RouteHandler = <R extends Route>(route: R) =>
  applyDecorators(
    ServedRoute(route),
    UseInterceptors(...interceptorsOf(route)),
    HttpCode(route.status ?? 200),
    Header('Cache-Control', cacheControlOf(route)),
    RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
  ) as <H extends Handler<R>>(
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<H>,
  ) => void;

export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const route = routeOf(context);
  if (!route) throw new Error(`${context.getHandler().name} serves no route`);
  return parseInput(route, context.switchToHttp().getRequest<Request>());
});
