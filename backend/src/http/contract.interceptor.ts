import type { Page, Route } from '@home-truths/contract';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, of } from 'rxjs';
import { safeParse } from 'zod/mini';
import { readBody } from './body.ts';
import { routeOf } from './serve.ts';

/** Walks a request of the contract through: body in, handler, reply out by its schema. */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler) {
    const route = routeOf(context);
    if (!route) return next.handle();
    const http = context.switchToHttp();
    const response = http.getResponse<Response>();
    if (route.body) await readBody(http.getRequest<Request>(), response);
    const given: unknown = await lastValueFrom(next.handle());
    return of(toReply(route, given, response));
  }
}

/** Strips a reply to its schema, so that nothing leaks; the total of a page goes into its header (decision 5). */
function toReply(route: Route, given: unknown, response: Response): unknown {
  if (route.paged) response.setHeader('X-Total-Count', (given as Page<unknown>).total);
  const parsed = safeParse(route.reply, route.paged ? (given as Page<unknown>).rows : given);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`The reply of ${route.method} ${route.path} does not fit its contract: ${fields}`);
}
