import { endSessions, listSessions, type ParsedInput, type SessionUser } from '@home-truths/contract';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentPerson, CurrentUser, type Person } from '../../platform/http/person.ts';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { logAccountEvent } from '../account-events.ts';
import { CredentialsService } from '../sign-in/credentials.service.ts';
import { SessionCookies } from './session-cookies.ts';
import { SessionsService } from './sessions.service.ts';

/** The access guard has checked whose sessions they are. */
@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly credentials: CredentialsService,
  ) {}

  @RouteHandler(listSessions)
  list(@Input() { params }: ParsedInput<typeof listSessions>, @Req() request: Request) {
    return this.sessions.list(params.id, this.cookies.tokenHash(request));
  }

  @RouteHandler(endSessions)
  async end(
    @Input() { body }: ParsedInput<typeof endSessions>,
    @CurrentPerson() caller: Person,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
  ) {
    const { session } = body;
    const confirmed = await this.credentials.confirm(user, body.password, caller);
    await confirmed.write(em =>
      session
        ? this.sessions.end(em, user.id, session)
        : this.sessions.endOthers(em, user.id, this.cookies.tokenHash(request)),
    );
    logAccountEvent(request, 'sessions ended', user.id);
  }
}
