import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { readBody } from './body.ts';
import { readFile } from './file.ts';
import { routeOf } from './route-of.ts';
import { schemasOf } from './schemas.ts';

/** Reads a body or file after the guards, so that callers without access get no messages about it. */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler<unknown>) {
    const route = routeOf(context);
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    if (route?.file) await readFile(route.file, request, response);
    else if (route && schemasOf(route).body) await readBody(request, response);
    return next.handle();
  }
}
