import { createEnquiry, type Received } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Sent, Serve } from '../http/serve.ts';
import { EnquiriesService } from './enquiries.service.ts';

@Controller()
export class EnquiriesController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Serve(createEnquiry)
  create(@Sent() { body }: Received<typeof createEnquiry>) {
    return this.enquiries.create(body);
  }
}
