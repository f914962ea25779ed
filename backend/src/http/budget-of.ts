import type { ExecutionContext } from '@nestjs/common';
import type { BudgetName } from './limits.ts';
import { routeOf } from './route-of.ts';

const budgetByHandler = new WeakMap<object, BudgetName>();

/** Charges the calls of a handler that lies outside the contract to a budget. */
export const ChargedTo =
  (budget: BudgetName): MethodDecorator =>
  (_target, _key, { value }) => {
    budgetByHandler.set(value as object, budget);
  };

/** The budget that calls of a handler are charged to; `undefined` for the few without a limit. */
export const budgetOf = (context: Pick<ExecutionContext, 'getHandler'>): BudgetName | undefined =>
  routeOf(context)?.limit ?? budgetByHandler.get(context.getHandler());
