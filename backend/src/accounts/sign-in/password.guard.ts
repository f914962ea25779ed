import { type SessionUser, signIn } from '@home-truths/contract';
import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { readBody } from '../../platform/http/body.ts';
import { parseInput } from '../../platform/http/parse.ts';
import type { ConfirmedPassword } from './confirmed-password.ts';

declare global {
  namespace Express {
    interface User {
      owner: SessionUser;
      confirmed: ConfirmedPassword;
    }
  }
}

/**
 * Parses the body for Passport, which sets `request.user`. Only a wrong email or password counts against the IP
 * address.
 */
@Injectable()
export class PasswordGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext) {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    try {
      await readBody(request, http.getResponse<Response>());
      request.body = parseInput(signIn, request).body;
      return (await super.canActivate(context)) === true;
    } catch (error) {
      // the refund interceptor does not run after an error of a guard
      if (!(error instanceof UnauthorizedException)) await request.refundBudget?.('rejected').catch(() => {});
      throw error;
    }
  }
}
