import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Inject,
  Injectable,
} from '@nestjs/common';
import type { Request } from 'express';
import { ENVIRONMENT, type Environment } from '../../environment.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isUnsafe = (method: string) => !SAFE_METHODS.has(method);

const parse = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url) : undefined);

/** Prevents CSRF: headers that no page of another site can forge show that a write comes from our own pages. */
@Injectable()
export class OriginGuard implements CanActivate {
  private readonly publicOrigin: string | undefined;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.publicOrigin = parse(environment.PUBLIC_URL)?.origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (isUnsafe(request.method) && !this.isOwn(request))
      throw new ForbiddenException('Your request couldn’t be checked. Reload the page and try again.');
    return true;
  }

  private isOwn(request: Request) {
    if (request.get('Sec-Fetch-Site') === 'same-origin') return true;
    const origin = parse(request.get('Origin'));
    if (this.publicOrigin) return origin?.origin === this.publicOrigin;
    // without PUBLIC_URL the scheme is unknown
    return origin !== undefined && origin.host === request.headers.host;
  }
}
