import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { BudgetName } from './limits.ts';
import { routeOf } from './route-of.ts';

const reflector = new Reflector();

/** Charges the calls of a handler outside the contract to a budget. */
export const ChargedTo = Reflector.createDecorator<BudgetName>();

export const budgetOf = (context: Pick<ExecutionContext, 'getHandler'>): BudgetName | undefined =>
  routeOf(context)?.limit ?? reflector.get(ChargedTo, context.getHandler());
