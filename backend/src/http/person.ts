import type { SessionUser } from '@home-truths/contract';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Who sent a request. */
export interface Person {
  user: SessionUser | null;
  /** Id from a cookie signed by us; people without an account are told apart by it. */
  visitor: string | null;
  /** Network address, from `X-Forwarded-For` only where a trusted proxy set it. */
  address: string;
}

declare global {
  namespace Express {
    interface Request {
      person?: Person;
      /** Gives back what the request took from its person's budget. */
      refund?: () => Promise<void>;
    }
  }
}

/** Who sent the request. */
export const By = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().person,
);
