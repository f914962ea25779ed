import {
  countLeads,
  createLead,
  editLead,
  listLeads,
  type ParsedInput,
  type SessionUser,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { replaceMe } from '../assignments/assigned.sql.ts';
import { CurrentUser } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { LeadsService } from './leads.service.ts';

@Controller()
export class LeadsController {
  constructor(private readonly leads: LeadsService) {}

  @RouteHandler(createLead)
  create(@Input() { body }: ParsedInput<typeof createLead>) {
    return this.leads.create(body);
  }

  @RouteHandler(listLeads)
  list(@Input() { query }: ParsedInput<typeof listLeads>, @CurrentUser() { id }: SessionUser) {
    return this.leads.list(replaceMe(query, id));
  }

  @RouteHandler(countLeads)
  count() {
    return this.leads.count();
  }

  @RouteHandler(editLead)
  edit(@Input() { params, body }: ParsedInput<typeof editLead>, @CurrentUser() { id }: SessionUser) {
    return this.leads.edit(params.id, body, id);
  }
}
