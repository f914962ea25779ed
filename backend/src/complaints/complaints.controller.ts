import { createComplaint, type Received, reportReview } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { By, type Person } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { ComplaintsService } from './complaints.service.ts';

@Controller()
export class ComplaintsController {
  constructor(private readonly complaints: ComplaintsService) {}

  @Serve(createComplaint)
  create(@Sent() { body }: Received<typeof createComplaint>, @By() person: Person) {
    return this.complaints.create(body, person);
  }

  @Serve(reportReview)
  report(@Sent() { params, body }: Received<typeof reportReview>, @By() person: Person) {
    return this.complaints.report(params.id, body, person);
  }
}
