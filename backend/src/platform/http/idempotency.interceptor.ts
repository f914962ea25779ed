import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { lastValueFrom, of } from 'rxjs';
import { Idempotency, idempotentCall, StoresKey } from './idempotency.ts';
import { stripToSchema } from './reply.ts';
import { routeOf } from './route-of.ts';

/**
 * Runs a handler once per idempotency key; a repeated call gets the response of the first
 * (shell/docs/architecture/limits.md).
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>) {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const route = routeOf(context);
    const key = request.get('Idempotency-Key');
    if (!route || key === undefined) return next.handle();
    const { method, path, person, body } = request;
    const call = idempotentCall(key, [method, path, person?.user?.id ?? null, body]);
    const work = async () => {
      const reply = await lastValueFrom(next.handle());
      return { status: response.statusCode, reply };
    };
    const storesKey = this.reflector.get(StoresKey, context.getHandler());
    if (storesKey) request.idempotentCall = call;
    const { idempotency } = this;
    const result = await (storesKey ? idempotency.onceStored(call, work) : idempotency.once(call, work));
    if (!result.isRepeat) return of(result.reply);
    response.status(result.status);
    request.isRepeat = true;
    return of(stripToSchema(route, result.reply));
  }
}
