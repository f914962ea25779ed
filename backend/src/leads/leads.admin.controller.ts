import { countLeads, editLead, listLeads, type ParsedInput, type SessionUser } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../http/person.ts';
import { Input, RouteHandler } from '../http/route-handler.ts';
import { LeadsAdminService } from './leads.admin.service.ts';

@Controller()
export class LeadsAdminController {
  constructor(private readonly leads: LeadsAdminService) {}

  @RouteHandler(listLeads)
  list(@Input() { query }: ParsedInput<typeof listLeads>) {
    return this.leads.list(query);
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
