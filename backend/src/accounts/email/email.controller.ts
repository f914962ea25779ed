import {
  changeEmail,
  confirmEmail,
  type ParsedInput,
  readConfirmation,
  readEmail,
  type SessionUser,
  sendConfirmation,
} from '@home-truths/contract';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { CurrentPerson, CurrentUser, type Person } from '../../platform/http/person.ts';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import { logAccountEvent } from '../account-events.ts';
import { KnownBrowsers } from '../sessions/known-browsers.ts';
import { EmailService } from './email.service.ts';

@Controller()
export class EmailController {
  constructor(
    private readonly emails: EmailService,
    private readonly knownBrowsers: KnownBrowsers,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @RouteHandler(readEmail)
  read(@CurrentUser() user: SessionUser) {
    return this.emails.read(user.id);
  }

  @RouteHandler(changeEmail)
  async change(
    @Input() { body }: ParsedInput<typeof changeEmail>,
    @CurrentPerson() caller: Person,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
  ) {
    await this.emails.change(user, body, { caller, origin: siteOrigin(this.environment, request) });
    logAccountEvent(request, 'email change asked', user.id);
    return { message: 'We’ve sent a link to your new email' };
  }

  @RouteHandler(sendConfirmation)
  async sendLink(@CurrentUser() user: SessionUser, @Req() request: Request) {
    await this.emails.send(user.id, siteOrigin(this.environment, request));
    return { message: 'We’ve sent you a link' };
  }

  @RouteHandler(readConfirmation)
  async readLink(@Input() { body }: ParsedInput<typeof readConfirmation>) {
    return { email: await this.emails.emailOf(body.token) };
  }

  @RouteHandler(confirmEmail)
  async confirm(
    @Input() { body }: ParsedInput<typeof confirmEmail>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const origin = siteOrigin(this.environment, request);
    const { userId, email } = await this.emails.confirm(body.token, origin);
    await this.knownBrowsers.remember(response, email);
    logAccountEvent(request, 'email confirmed', userId);
    return { email };
  }
}
