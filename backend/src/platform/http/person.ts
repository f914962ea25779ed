import type { SessionUser } from '@home-truths/contract';
import { createParamDecorator, type ExecutionContext, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import { SIGN_IN_REQUIRED } from './messages.ts';

/** A browser in which an account's owner signed in before. */
export interface KnownBrowser {
  /** A random number. */
  id: string;
  /** The account, as `accountKey` returns it. */
  account: string;
}

export interface Person {
  user: SessionUser | null;
  /** The hash of the session's token; `null` if the person is not signed in. */
  session?: Buffer | null;
  /** True if a security code was entered in this session within the last 8 hours. */
  isChecked?: boolean;
  /** Id from a signed cookie, which identifies people without an account. */
  visitor: string | null;
  /** From `X-Forwarded-For` only if a trusted proxy set it. */
  ipAddress: string;
  /** Set on routes where passwords can be guessed. */
  browser?: KnownBrowser | null;
}

/** The end of a call: `repeated` got an earlier call's response, `rejected` was not processed. */
export type Outcome = 'done' | 'failed' | 'repeated' | 'rejected';

/** Refunds what a request consumed, if its outcome does not count. */
export type RefundBudget = (outcome: Outcome) => Promise<void>;

declare global {
  namespace Express {
    interface Request {
      person?: Person;
      refundBudget?: RefundBudget;
      /** True if the request gets an earlier call's response. */
      isRepeat?: boolean;
    }
  }
}

/**
 * Injects the signed-in person.
 * @throws UnauthorizedException
 */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const user = context.switchToHttp().getRequest<Request>().person?.user;
  if (!user) throw new UnauthorizedException(SIGN_IN_REQUIRED);
  return user;
});

export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().person,
);
