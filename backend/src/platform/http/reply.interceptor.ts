import type { Page } from '@home-truths/contract';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { map } from 'rxjs';
import { setCacheTags } from './cache-tags.ts';
import { describeError } from './problem.ts';
import { JsonText, stripToSchema } from './reply.ts';
import { routeOf } from './route-of.ts';

/** Strips replies to the contract's schema, and sends a read with its total and cache tags. */
@Injectable()
export class ReplyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>) {
    const route = routeOf(context);
    if (!route) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map(result => {
        if (result instanceof StreamableFile) return destroyOnError(result, request, response);
        if (route.method !== 'GET') return stripToSchema(route, result);
        const { rows, total } = route.paged ? (result as Page<unknown>) : { rows: result };
        const isText = rows instanceof JsonText;
        // a reply that PostgreSQL wrote is not parsed and serialised again
        const text = isText ? rows.text : JSON.stringify(stripToSchema(route, rows));
        setCacheTags(route, response, isText ? rows.ids : {});
        if (total !== undefined) response.setHeader('X-Total-Count', total);
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        return text;
      }),
    );
  }
}

/** Disconnects if a file fails, so that no client takes it for complete. */
const destroyOnError = (file: StreamableFile, { id, log }: Request, response: Response) =>
  file.setErrorHandler(error => {
    log.error({ req: { id }, error: describeError(error) }, 'request failed');
    response.destroy();
  });
