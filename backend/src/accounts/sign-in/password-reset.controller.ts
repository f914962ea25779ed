import {
  checkResetToken,
  forgotPassword,
  type ParsedInput,
  resetPassword,
  verifyResetToken,
} from '@home-truths/contract';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { CurrentPerson, type Person } from '../../platform/http/person.ts';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import { logAccountEvent } from '../account-events.ts';
import { KnownBrowsers } from '../sessions/known-browsers.ts';
import { PasswordResetService } from './password-reset.service.ts';

@Controller()
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly knownBrowsers: KnownBrowsers,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @RouteHandler(forgotPassword)
  async requestReset(@Input() { body }: ParsedInput<typeof forgotPassword>, @Req() request: Request) {
    await this.resets.requestReset({ ...body, origin: siteOrigin(this.environment, request) });
    logAccountEvent(request, 'reset asked');
    return {
      message: 'If there’s an account with that email address, we’ve sent a link to reset the password.',
    };
  }

  /** For remotes built before `checkResetToken`, which keeps the token out of logs of URLs. */
  @RouteHandler(verifyResetToken)
  async verify(@Input() { query }: ParsedInput<typeof verifyResetToken>) {
    return { valid: await this.resets.isValid(query.token ?? '') };
  }

  @RouteHandler(checkResetToken)
  async check(@Input() { body }: ParsedInput<typeof checkResetToken>) {
    return { valid: await this.resets.isValid(body.token) };
  }

  @RouteHandler(resetPassword)
  async reset(
    @Input() { body }: ParsedInput<typeof resetPassword>,
    @CurrentPerson() { ipAddress }: Person,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const origin = siteOrigin(this.environment, request);
    const { userId, email } = await this.resets.reset(body, { ipAddress, origin });
    await this.knownBrowsers.remember(response, email);
    logAccountEvent(request, 'password reset', userId);
    return { message: 'Your password was changed' };
  }
}
