import { createLead, type ParsedInput } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Input, RouteHandler } from '../http/route-handler.ts';
import { LeadsService } from './leads.service.ts';

@Controller()
export class LeadsController {
  constructor(private readonly leads: LeadsService) {}

  @RouteHandler(createLead)
  create(@Input() { body }: ParsedInput<typeof createLead>) {
    return this.leads.create(body);
  }
}
