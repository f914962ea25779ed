import { countLeads, editLead, listLeads, type Received, type SessionUser } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { SignedIn } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { LeadsAdminService } from './leads.admin.service.ts';

@Controller()
export class LeadsAdminController {
  constructor(private readonly leads: LeadsAdminService) {}

  @Serve(listLeads)
  list(@Sent() { query }: Received<typeof listLeads>) {
    return this.leads.list(query);
  }

  @Serve(countLeads)
  count() {
    return this.leads.count();
  }

  @Serve(editLead)
  edit(@Sent() { params, body }: Received<typeof editLead>, @SignedIn() { id }: SessionUser) {
    return this.leads.edit(params.id, body, id);
  }
}
