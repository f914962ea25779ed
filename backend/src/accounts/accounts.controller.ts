import { type ParsedInput, readMe, register, type SessionUser, signIn, signOut } from '@home-truths/contract';
import { Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { CurrentPerson, CurrentUser, type Person } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { siteOrigin } from '../platform/http/site-origin.ts';
import { logAccountEvent } from './account-events.ts';
import { AccountsService } from './accounts.service.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { KnownBrowsers } from './sessions/known-browsers.ts';
import { SessionCookies } from './sessions/session-cookies.ts';
import { startSession } from './sessions/start-session.ts';
import { PasswordGuard } from './sign-in/password.guard.ts';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cookies: SessionCookies,
    private readonly knownBrowsers: KnownBrowsers,
    private readonly secondFactors: SecondFactorService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @RouteHandler(readMe)
  async me(@CurrentUser() user: SessionUser, @CurrentPerson() { isChecked = false }: Person) {
    if (!user.isAdmin) return { user };
    return { user, secondFactor: { ...(await this.secondFactors.read(user.id)), isChecked } };
  }

  @RouteHandler(register)
  async register(
    @Input() { body }: ParsedInput<typeof register>,
    @CurrentPerson() { ipAddress }: Person,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const origin = siteOrigin(this.environment, request);
    const { user, token } = await this.accounts.register(body, { ipAddress, origin });
    await this.cookies.set(request, response, token);
    await this.knownBrowsers.remember(response, user.email);
    logAccountEvent(request, 'registered', user.id);
    return { user };
  }

  @UseGuards(PasswordGuard)
  @RouteHandler(signIn)
  async signIn(
    // only for the type of the handler: the guard has parsed the body
    @Input() _: ParsedInput<typeof signIn>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { owner: user, confirmed } = request.user as Express.User;
    const token = await confirmed.write(em => startSession(em, user.id));
    await this.cookies.set(request, response, token);
    await this.knownBrowsers.remember(response, user.email);
    logAccountEvent(request, 'signed in', user.id);
    return { user };
  }

  @RouteHandler(signOut)
  async signOut(
    @CurrentPerson() { user }: Person,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.cookies.clear(request, response);
    if (user) logAccountEvent(request, 'signed out', user.id);
  }
}
