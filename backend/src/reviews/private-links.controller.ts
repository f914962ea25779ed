import {
  editByKey,
  keyOfReview,
  mailKey,
  openByKey,
  type Received,
  removeByKey,
  renewKey,
} from '@home-truths/contract';
import { Controller, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { By, type Person } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { PrivateLinksService } from './private-links.service.ts';

@Controller()
export class PrivateLinksController {
  constructor(
    private readonly links: PrivateLinksService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Serve(keyOfReview)
  key(@Sent() { params }: Received<typeof keyOfReview>, @By() person: Person) {
    return this.links.keyFor(params.id, person);
  }

  @Serve(mailKey)
  mail(@Sent() { params, body }: Received<typeof mailKey>, @By() person: Person, @Req() request: Request) {
    return this.links.mailLink(params.id, person, { ...body, origin: siteOrigin(this.environment, request) });
  }

  @Serve(openByKey)
  open(@Sent() { params, body }: Received<typeof openByKey>) {
    return this.links.open(params.id, body.key);
  }

  @Serve(editByKey)
  edit(@Sent() { params, body }: Received<typeof editByKey>) {
    return this.links.edit(params.id, body);
  }

  @Serve(removeByKey)
  remove(@Sent() { params, body }: Received<typeof removeByKey>) {
    return this.links.remove(params.id, body.key);
  }

  @Serve(renewKey)
  renew(@Sent() { params, body }: Received<typeof renewKey>) {
    return this.links.renew(params.id, body.key);
  }
}
