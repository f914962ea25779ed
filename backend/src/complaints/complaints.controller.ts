import { createComplaint, type ParsedInput, reportReview } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentActor, type Person } from '../http/person.ts';
import { Input, RouteHandler } from '../http/route-handler.ts';
import { ComplaintsService } from './complaints.service.ts';

@Controller()
export class ComplaintsController {
  constructor(private readonly complaints: ComplaintsService) {}

  @RouteHandler(createComplaint)
  create(@Input() { body }: ParsedInput<typeof createComplaint>, @CurrentActor() person: Person) {
    return this.complaints.create(body, person);
  }

  @RouteHandler(reportReview)
  report(@Input() { params, body }: ParsedInput<typeof reportReview>, @CurrentActor() person: Person) {
    return this.complaints.report(params.id, body, person);
  }
}
