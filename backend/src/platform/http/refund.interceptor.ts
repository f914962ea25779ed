import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, mergeMap } from 'rxjs';
import { isDatabaseUnavailable } from '../database/failures.ts';
import { TooManyRequests } from './errors.ts';

/** How a call ended: `repeated` got an earlier call's response, `rejected` exceeded a limit. */
type CallOutcome = 'done' | 'failed' | 'repeated' | 'rejected';

export type RefundBudget = (outcome: CallOutcome) => Promise<void>;

/** Takes the count of a call back from its budget if the outcome allows it (`Budget.counts`). */
@Injectable()
export class RefundInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>) {
    const request = context.switchToHttp().getRequest<Request>();
    // a failed refund must not fail the call
    const refund = async (outcome: CallOutcome) => request.refundBudget?.(outcome).catch(() => {});
    return next.handle().pipe(
      mergeMap(async reply => {
        await refund(request.isRepeat ? 'repeated' : 'done');
        return reply;
      }),
      catchError(async error => {
        const refunding = refund(error instanceof TooManyRequests ? 'rejected' : 'failed');
        // an unavailable database would have to be waited for a second time
        if (!isDatabaseUnavailable(error)) await refunding;
        throw error;
      }),
    );
  }
}
