import { hasToken } from '@home-truths/contract/collectors';
import {
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import type { Request } from 'express';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { NOT_FOUND } from '../platform/http/messages.ts';

/** Admits gateways alone. For others, and without a configured token, the paths do not exist. */
@Injectable()
export class GatewayGuard implements CanActivate {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const { GATEWAY_TOKEN } = this.environment;
    if (!GATEWAY_TOKEN || !hasToken(request, GATEWAY_TOKEN)) throw new NotFoundException(NOT_FOUND);
    return true;
  }
}
