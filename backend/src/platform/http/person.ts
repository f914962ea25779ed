import type { SessionUser } from '@home-truths/contract';
import { createParamDecorator, type ExecutionContext, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import { SIGN_IN_REQUIRED } from './messages.ts';

/** A browser in which the owner of an account signed in before. */
export interface KnownBrowser {
  /** A random number that identifies the browser. */
  id: string;
  /** The account, as `accountKey` returns it. */
  account: string;
}

/** Who sent a request. */
export interface Person {
  user: SessionUser | null;
  /** The hash of the session's token; `null` for a person who is not signed in. */
  session?: Buffer | null;
  /** A security code was entered in this session within the last 8 hours. */
  isChecked?: boolean;
  /** Id from a cookie signed by us; it identifies people without an account. */
  visitor: string | null;
  /** IP address, from `X-Forwarded-For` only where a trusted proxy set it. */
  ipAddress: string;
  /** Where a password is guessed: a browser in which an account's owner signed in before. */
  browser?: KnownBrowser | null;
}

/**
 * How a call ended: a `repeated` one got the response of an earlier call, a `rejected` one was rejected before it was
 * processed.
 */
export type Outcome = 'done' | 'failed' | 'repeated' | 'rejected';

/** Refunds what a request consumed of its budgets, where its outcome does not count. */
export type RefundBudget = (outcome: Outcome) => Promise<void>;

declare global {
  namespace Express {
    interface Request {
      person?: Person;
      refundBudget?: RefundBudget;
      /** It gets the response of an earlier call. */
      isRepeat?: boolean;
    }
  }
}

/**
 * The signed-in person, on routes that only they may call.
 * @throws UnauthorizedException
 */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const user = context.switchToHttp().getRequest<Request>().person?.user;
  if (!user) throw new UnauthorizedException(SIGN_IN_REQUIRED);
  return user;
});

/** Who sent the request. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().person,
);
