import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { ReadOnly } from './errors.ts';
import { isUnsafe } from './origin.guard.ts';

@Injectable()
export class ReadOnlyGuard implements CanActivate {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const { method } = context.switchToHttp().getRequest<Request>();
    if (this.environment.READ_ONLY === 'on' && isUnsafe(method)) throw new ReadOnly();
    return true;
  }
}
