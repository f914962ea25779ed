import {
  changePassword,
  deleteAccount,
  editProfile,
  exportAccount,
  type ParsedInput,
  type SessionUser,
} from '@home-truths/contract';
import { Controller, Header, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { CurrentPerson, CurrentUser, type Person } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { siteOrigin } from '../platform/http/site-origin.ts';
import { logAccountEvent } from './account-events.ts';
import { ProfileService } from './profile.service.ts';
import { SessionCookies } from './sessions/session-cookies.ts';

/** The access guard has checked whose account it is. */
@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly cookies: SessionCookies,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @RouteHandler(editProfile)
  async edit(@Input() { params, body }: ParsedInput<typeof editProfile>) {
    return { user: await this.profiles.edit(params.id, body) };
  }

  @RouteHandler(changePassword)
  async changePassword(
    @Input() { body }: ParsedInput<typeof changePassword>,
    @CurrentPerson() caller: Person,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const origin = siteOrigin(this.environment, request);
    const token = await this.profiles.changePassword(user, body, { caller, origin });
    await this.cookies.set(request, response, token);
    logAccountEvent(request, 'password changed', user.id);
    return { message: 'Your password was changed' };
  }

  @RouteHandler(exportAccount)
  @Header('Content-Disposition', 'attachment; filename="home-truths-my-data.json"')
  async export(@Input() { params }: ParsedInput<typeof exportAccount>, @Req() request: Request) {
    logAccountEvent(request, 'data exported', params.id);
    return this.profiles.export(params.id);
  }

  @RouteHandler(deleteAccount)
  async delete(
    @Input() { body }: ParsedInput<typeof deleteAccount>,
    @CurrentPerson() caller: Person,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.profiles.delete(user, body.password, caller);
    await this.cookies.clear(request, response);
    logAccountEvent(request, 'account deleted', user.id);
  }
}
