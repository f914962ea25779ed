import {
  editByKey,
  keyOfReview,
  mailKey,
  openByKey,
  type ParsedInput,
  removeByKey,
  renewKey,
} from '@home-truths/contract';
import { Controller, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { CurrentPerson, type Person } from '../../platform/http/person.ts';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import { PrivateLinksService } from './private-links.service.ts';

/** By a private link, which contains a key, people without an account edit and delete their review. */
@Controller()
export class PrivateLinksController {
  constructor(
    private readonly links: PrivateLinksService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @RouteHandler(keyOfReview)
  readKey(@Input() { params }: ParsedInput<typeof keyOfReview>, @CurrentPerson() person: Person) {
    return this.links.readKey(params.id, person);
  }

  @RouteHandler(mailKey)
  mail(
    @Input() { params, body }: ParsedInput<typeof mailKey>,
    @CurrentPerson() person: Person,
    @Req() request: Request,
  ) {
    return this.links.mailLink(params.id, person, { ...body, origin: siteOrigin(this.environment, request) });
  }

  @RouteHandler(openByKey)
  open(@Input() { params, body }: ParsedInput<typeof openByKey>) {
    return this.links.open(params.id, body.key);
  }

  @RouteHandler(editByKey)
  edit(@Input() { params, body }: ParsedInput<typeof editByKey>) {
    return this.links.edit(params.id, body);
  }

  @RouteHandler(removeByKey)
  remove(@Input() { params, body }: ParsedInput<typeof removeByKey>) {
    return this.links.remove(params.id, body.key);
  }

  @RouteHandler(renewKey)
  renew(@Input() { params, body }: ParsedInput<typeof renewKey>) {
    return this.links.renew(params.id, body.key);
  }
}
