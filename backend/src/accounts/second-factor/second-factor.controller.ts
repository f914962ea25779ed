import {
  checkSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  type ParsedInput,
  type SessionUser,
  startSecondFactor,
} from '@home-truths/contract';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentPerson, CurrentUser, type Person } from '../../platform/http/person.ts';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { type AccountEvent, logAccountEvent } from '../account-events.ts';
import { SessionCookies } from '../sessions/session-cookies.ts';
import { SecondFactorService, WrongCode } from './second-factor.service.ts';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly secondFactors: SecondFactorService,
    private readonly cookies: SessionCookies,
  ) {}

  @RouteHandler(startSecondFactor)
  async start(@CurrentUser() user: SessionUser, @Req() request: Request) {
    const started = await this.secondFactors.start(user);
    logAccountEvent(request, 'second factor started', user.id);
    return started;
  }

  @RouteHandler(confirmSecondFactor)
  async confirm(
    @Input() { body }: ParsedInput<typeof confirmSecondFactor>,
    @CurrentUser() user: SessionUser,
    @CurrentPerson() caller: Person,
    @Req() request: Request,
  ) {
    const holder = { user, session: this.cookies.tokenHash(request) };
    await logOutcome(request, user, 'second factor on', this.secondFactors.confirm(holder, body, caller));
    return { message: 'Your authenticator app is set up' };
  }

  @RouteHandler(checkSecondFactor)
  async check(
    @Input() { body }: ParsedInput<typeof checkSecondFactor>,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
  ) {
    const holder = { user, session: this.cookies.tokenHash(request) };
    await logOutcome(request, user, 'second factor checked', this.secondFactors.check(holder, body.code));
    return { message: 'Your code was right' };
  }

  @RouteHandler(endSecondFactor)
  async end(
    @Input() { body }: ParsedInput<typeof endSecondFactor>,
    @CurrentUser() user: SessionUser,
    @CurrentPerson() caller: Person,
    @Req() request: Request,
  ) {
    const holder = { user, session: this.cookies.tokenHash(request) };
    await logOutcome(request, user, 'second factor off', this.secondFactors.end(holder, body, caller));
    return { message: 'Your authenticator app is turned off' };
  }
}

async function logOutcome(request: Request, { id }: SessionUser, event: AccountEvent, work: Promise<void>) {
  try {
    await work;
    logAccountEvent(request, event, id);
  } catch (error) {
    if (error instanceof WrongCode) logAccountEvent(request, 'security code failed', id);
    throw error;
  }
}
