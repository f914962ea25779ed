import type { SessionUser } from '@home-truths/contract';
import { createParamDecorator, type ExecutionContext, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import { SIGN_IN_REQUIRED } from './messages.ts';
import type { RefundBudget } from './refund.interceptor.ts';

/** A browser in which an account's owner signed in before. */
export interface KnownBrowser {
  id: string;
  /** A hash, as `accountKey` returns it. */
  account: string;
}

/** Who calls: a member, or a visitor without an account. */
export interface Person {
  user: SessionUser | null;
  /** A hash of the session's token. */
  session?: Buffer | null;
  /** True if a security code was entered in this session lately. */
  isChecked?: boolean;
  /** The id in the signed cookie of a browser, which identifies people without an account. */
  visitor: string | null;
  /** From `X-Forwarded-For` only if a trusted proxy set it. */
  ipAddress: string;
  /** Set on routes where passwords can be guessed. */
  browser?: KnownBrowser | null;
}

declare global {
  namespace Express {
    interface Request {
      person?: Person;
      refundBudget?: RefundBudget;
      isRepeat?: boolean;
    }
  }
}

export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const user = context.switchToHttp().getRequest<Request>().person?.user;
  if (!user) throw new UnauthorizedException(SIGN_IN_REQUIRED);
  return user;
});

export const CurrentPerson = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().person,
);
