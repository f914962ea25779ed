import { LIMITS, type Route } from '@home-truths/contract';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { KnownBrowsers } from './accounts.ts';
import { Limits } from './limits.ts';
import { routeOf } from './route-of.ts';

const LETTERS_PER_POINT = 80;

/**
 * How many calls a request counts as: a search by the number of letters that are compared, as some single letters
 * expand to eighteen. Text that is longer than allowed is never looked up.
 */
function pointsOf({ limit }: Route, { query }: Request) {
  if (limit !== 'search' || typeof query.q !== 'string') return 1;
  const { length } = query.q.slice(0, 2 * LIMITS.query).normalize('NFKD');
  return Math.max(1, Math.ceil(length / LETTERS_PER_POINT));
}

/** Checks a request against the budgets of its route; runs after the access guard, which knows the person. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly limits: Limits,
    private readonly browsers: KnownBrowsers,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = routeOf(context);
    const request = context.switchToHttp().getRequest<Request>();
    if (!route || !request.person) return true;
    if (route.limit === 'signIn') request.person.browser = await this.browsers.read(request);
    request.refundBudget = await this.limits.spend(route.limit, request.person, pointsOf(route, request));
    return true;
  }
}
