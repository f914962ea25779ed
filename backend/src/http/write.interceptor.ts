import type { Route } from '@home-truths/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, of } from 'rxjs';
import { isDatabaseUnavailable } from '../database/failures.ts';
import { readBody } from './body.ts';
import { TooMany } from './errors.ts';
import { readFile } from './file.ts';
import { type Answer, Idempotency } from './idempotency.ts';
import { cacheControlOf, strip } from './reply.ts';
import { routeOf } from './route-of.ts';
import { schemasOf } from './schemas.ts';

/** Walks a request that may change something through: body in, handler (once per key), reply out by its schema. */
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
      const answer = await this.answer(route, request, response, next);
      response.status(answer.status);
      await request.settle?.(answer.isRepeat ? 'repeated' : 'done').catch(() => {});
      return of(answer.reply);
    } catch (error) {
      const settled = request.settle?.(error instanceof TooMany ? 'refused' : 'failed').catch(() => {});
      // a database that is unavailable is not waited for a second time
      if (!isDatabaseUnavailable(error)) await settled;
      throw error;
    }
  }

  private async answer(
    route: Route,
    request: Request,
    response: Response,
    next: CallHandler,
  ): Promise<Answer & { isRepeat?: boolean }> {
    const work = async () => {
      const reply = strip(route, await lastValueFrom(next.handle()));
      return { status: response.statusCode, reply };
    };
    const key = route.idempotent ? request.get('Idempotency-Key') : undefined;
    if (key === undefined) return work();
    const whole = [route.method, request.path, request.person?.user?.id ?? null, request.body];
    return this.idempotency.once(key, whole, work);
  }
}
