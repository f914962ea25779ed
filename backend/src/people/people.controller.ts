import {
  blockPerson,
  endPersonSessions,
  listPeople,
  makeAdministrator,
  type ParsedInput,
  readPerson,
  type SessionUser,
  unblockPerson,
  unmakeAdministrator,
} from '@home-truths/contract';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { logAccountEvent } from '../accounts/account-events.ts';
import { CurrentPerson, CurrentUser, type Person } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { PeopleService } from './people.service.ts';

@Controller()
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @RouteHandler(listPeople)
  list(@Input() { query }: ParsedInput<typeof listPeople>) {
    return this.people.list(query);
  }

  @RouteHandler(readPerson)
  read(@Input() { params }: ParsedInput<typeof readPerson>, @CurrentUser() user: SessionUser) {
    return this.people.readRecorded(params.id, user.id);
  }

  @RouteHandler(endPersonSessions)
  async endSessions(
    @Input() { params: { id } }: ParsedInput<typeof endPersonSessions>,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
  ) {
    const person = await this.people.endSessions({ id, by: user.id });
    logAccountEvent(request, 'sessions ended', id);
    return person;
  }

  @RouteHandler(blockPerson)
  async block(
    @Input() { params: { id }, body }: ParsedInput<typeof blockPerson>,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
  ) {
    const person = await this.people.block({ id, by: user.id }, body.reason);
    logAccountEvent(request, 'account blocked', id);
    return person;
  }

  @RouteHandler(unblockPerson)
  async unblock(
    @Input() { params: { id } }: ParsedInput<typeof unblockPerson>,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
  ) {
    const person = await this.people.unblock({ id, by: user.id });
    logAccountEvent(request, 'account unblocked', id);
    return person;
  }

  @RouteHandler(makeAdministrator)
  async makeAdministrator(
    @Input() { params: { id }, body }: ParsedInput<typeof makeAdministrator>,
    @CurrentUser() user: SessionUser,
    @CurrentPerson() caller: Person,
    @Req() request: Request,
  ) {
    const person = await this.people.setAdministrator(id, { ...body, isAdmin: true, user, caller });
    logAccountEvent(request, 'administrator made', id);
    return person;
  }

  @RouteHandler(unmakeAdministrator)
  async unmakeAdministrator(
    @Input() { params: { id }, body }: ParsedInput<typeof unmakeAdministrator>,
    @CurrentUser() user: SessionUser,
    @CurrentPerson() caller: Person,
    @Req() request: Request,
  ) {
    const person = await this.people.setAdministrator(id, { ...body, isAdmin: false, user, caller });
    logAccountEvent(request, 'administrator unmade', id);
    return person;
  }
}
