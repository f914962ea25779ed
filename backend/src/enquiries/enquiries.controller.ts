import { createEnquiry, type ParsedInput } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Input, RouteHandler } from '../http/route-handler.ts';
import { EnquiriesService } from './enquiries.service.ts';

@Controller()
export class EnquiriesController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @RouteHandler(createEnquiry)
  create(@Input() { body }: ParsedInput<typeof createEnquiry>) {
    return this.enquiries.create(body);
  }
}
