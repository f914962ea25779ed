import { createComplaint, type Received, reportReview } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentActor, type Person } from '../http/person.ts';
import { Input, RouteHandler } from '../http/route-handler.ts';
import { ComplaintsService } from './complaints.service.ts';

@Controller()
export class ComplaintsController {
  constructor(private readonly complaints: ComplaintsService) {}

  @RouteHandler(createComplaint)
  create(@Input() { body }: Received<typeof createComplaint>, @CurrentActor() person: Person) {
    return this.complaints.create(body, person);
  }

  @RouteHandler(reportReview)
  report(@Input() { params, body }: Received<typeof reportReview>, @CurrentActor() person: Person) {
    return this.complaints.report(params.id, body, person);
  }
}
