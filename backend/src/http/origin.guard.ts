import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Inject,
  Injectable,
} from '@nestjs/common';
import type { Request } from 'express';
import { ENVIRONMENT, type Environment } from '../environment.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a method may change something. */
export const isUnsafe = (method: string) => !SAFE_METHODS.has(method);

const hostOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).host : undefined);

/** Unsafe methods must come from our own pages (decision 44): a foreign page cannot forge these headers. */
@Injectable()
export class OriginGuard implements CanActivate {
  private readonly publicHost: string | undefined;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.publicHost = hostOf(environment.PUBLIC_URL);
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (isUnsafe(request.method) && !this.isOwn(request))
      throw new ForbiddenException('This request did not come from our own pages');
    return true;
  }

  private isOwn(request: Request) {
    if (request.get('Sec-Fetch-Site') === 'same-origin') return true;
    const origin = hostOf(request.get('Origin'));
    return origin !== undefined && (origin === request.headers.host || origin === this.publicHost);
  }
}
