import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Limits } from './limits.ts';
import { routeOf } from './route-of.ts';

/** Holds a request against the budgets of its route; runs after the access guard, which knows the person. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(private readonly limits: Limits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = routeOf(context);
    const request = context.switchToHttp().getRequest<Request>();
    if (route && request.person) request.settle = await this.limits.spend(route.limit, request.person);
    return true;
  }
}
