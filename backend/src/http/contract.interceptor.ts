import type { Page, Route } from '@home-truths/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, of } from 'rxjs';
import { safeParse } from 'zod/mini';
import { readBody } from './body.ts';
import { readFile } from './file.ts';
import { type Answer, Idempotency } from './idempotency.ts';
import { schemasOf } from './schemas.ts';
import { routeOf } from './serve.ts';

/** Walks a request of the contract through: body in, handler (once per key), reply out by its schema. */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: Idempotency) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const route = routeOf(context);
    if (!route) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const isForAll = route.access === 'anyone' && route.method === 'GET' && !route.personal;
    response.setHeader('Cache-Control', isForAll ? 'no-cache' : 'no-store');
    try {
      if (route.file) await readFile(route.file, request, response);
      else if (schemasOf(route).body) await readBody(request, response);
      const answer = await this.answer(route, request, response, next);
      response.status(answer.status);
      await request.settle?.(answer.isRepeat ? 'repeated' : 'done').catch(() => {});
      return of(answer.reply);
    } catch (error) {
      await request.settle?.('failed').catch(() => {});
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
      const reply = toReply(route, await lastValueFrom(next.handle()), response);
      return { status: response.statusCode, reply };
    };
    const key = route.idempotent ? request.get('Idempotency-Key') : undefined;
    if (key === undefined) return work();
    const whole = [route.method, request.path, request.person?.user?.id ?? null, request.body];
    return this.idempotency.once(key, whole, work);
  }
}

/** Strips a reply to its schema, so that nothing leaks; the total of a page goes into its header (decision 5). */
function toReply(route: Route, given: unknown, response: Response): unknown {
  if (route.paged) response.setHeader('X-Total-Count', (given as Page<unknown>).total);
  const parsed = safeParse(schemasOf(route).reply, route.paged ? (given as Page<unknown>).rows : given);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`The reply of ${route.method} ${route.path} does not fit its contract: ${fields}`);
}
