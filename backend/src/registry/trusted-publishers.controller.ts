import {
  addTrustedPublisher,
  listTrustedPublishers,
  type ParsedInput,
  removeTrustedPublisher,
  type SessionUser,
} from '@home-truths/contract';
import { remoteName } from '@home-truths/contract/gateway-calls';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, NotFoundException } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { CurrentUser } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { addPublisher, publisherRows, removePublisher } from './trusted-publishers.ts';

@Controller()
export class TrustedPublishersController {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  @RouteHandler(listTrustedPublishers)
  list(@Input() { params }: ParsedInput<typeof listTrustedPublishers>) {
    return this.database.rows(publisherRows(remoteName(params.remote)));
  }

  @RouteHandler(addTrustedPublisher)
  async add(
    @Input() { params, body }: ParsedInput<typeof addTrustedPublisher>,
    @CurrentUser() { id: by }: SessionUser,
  ) {
    return { id: await addPublisher(this.em.fork(), { ...body, remote: remoteName(params.remote), by }) };
  }

  @RouteHandler(removeTrustedPublisher)
  async remove(
    @Input() { params }: ParsedInput<typeof removeTrustedPublisher>,
    @CurrentUser() { id: by }: SessionUser,
  ) {
    if (!(await removePublisher(this.em.fork(), params.id, by)))
      throw new NotFoundException('There is no trusted publisher with this number.');
  }
}
