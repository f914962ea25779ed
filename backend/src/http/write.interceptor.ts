import type { Route } from '@home-truths/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, of } from 'rxjs';
import { isDatabaseUnavailable } from '../database/failures.ts';
import { readBody } from './body.ts';
import { TooManyRequests } from './errors.ts';
import { readFile } from './file.ts';
import { Idempotency, idempotentCall, storesKey, type WriteResult } from './idempotency.ts';
import { cacheControlOf, stripToSchema } from './reply.ts';
import { routeOf } from './route-of.ts';
import { schemasOf } from './schemas.ts';

/** Reads the body of a write, runs its handler (once per idempotency key), and strips the reply to its schema. */
@Injectable()
export class WriteInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: Idempotency) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const route = routeOf(context);
    if (!route) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    response.setHeader('Cache-Control', cacheControlOf(route));
    try {
      if (route.file) await readFile(route.file, request, response);
      else if (schemasOf(route).body) await readBody(request, response);
      const result = await this.execute(route, context, next);
      response.status(result.status);
      await request.refundBudget?.(result.isRepeat ? 'repeated' : 'done').catch(() => {});
      return of(result.reply);
    } catch (error) {
      const refunded = request
        .refundBudget?.(error instanceof TooManyRequests ? 'rejected' : 'failed')
        .catch(() => {});
      // a database that is unavailable is not waited for a second time
      if (!isDatabaseUnavailable(error)) await refunded;
      throw error;
    }
  }

  private async execute(
    route: Route,
    context: ExecutionContext,
    next: CallHandler,
  ): Promise<WriteResult & { isRepeat?: boolean }> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const work = async () => {
      const reply = stripToSchema(route, await lastValueFrom(next.handle()));
      return { status: response.statusCode, reply };
    };
    const key = route.idempotent ? request.get('Idempotency-Key') : undefined;
    if (key === undefined) return work();
    const call = idempotentCall(key, [
      route.method,
      request.path,
      request.person?.user?.id ?? null,
      request.body,
    ]);
    if (!storesKey(context.getHandler())) return this.idempotency.once(call, work);
    request.idempotentCall = call;
    const result = await this.idempotency.onceStored(call, work);
    return result.isRepeat ? { ...result, reply: stripToSchema(route, result.reply) } : result;
  }
}
