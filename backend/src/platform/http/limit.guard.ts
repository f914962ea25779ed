import { LIMITS, type Route } from '@home-truths/contract';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { anonymousPerson } from './access.guard.ts';
import { browserOfSession, KnownBrowsers } from './accounts.ts';
import { budgetOf } from './budget-of.ts';
import { type BudgetName, Limits } from './limits.ts';
import type { Person } from './person.ts';
import { routeOf } from './route-of.ts';

const LETTERS_PER_POINT = 80;

/**
 * Returns how many calls a request counts as. A search counts by its letters after normalising, which expands some
 * characters to eighteen.
 */
function pointsOf(budget: BudgetName, { query }: Request) {
  if (budget !== 'search' || typeof query.q !== 'string') return 1;
  // cut first, since normalising a long text takes time
  const { length } = query.q.slice(0, 2 * LIMITS.query).normalize('NFKD');
  return Math.max(1, Math.ceil(length / LETTERS_PER_POINT));
}

/** Charges a request to its budget; runs after the access guard, which identifies the person. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly limits: Limits,
    private readonly browsers: KnownBrowsers,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const budget = budgetOf(context);
    if (!budget) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const { person = anonymousPerson(request) } = request;
    if (budget === 'signIn') person.browser = await this.browserOf(routeOf(context), person, request);
    request.refundBudget = await this.limits.spend(budget, person, pointsOf(budget, request));
    return true;
  }

  /** Returns the known browser by session or cookie; by cookie alone if the person may be signing in to another account. */
  private async browserOf(route: Route | undefined, person: Person, request: Request) {
    return (route?.access !== 'anyone' && browserOfSession(person)) || (await this.browsers.read(request));
  }
}
