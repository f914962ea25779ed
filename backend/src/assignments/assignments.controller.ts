import { assignRecord, type ParsedInput, readAssignment, type SessionUser } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { AssignmentsService } from './assignments.service.ts';

@Controller()
export class AssignmentsController {
  constructor(private readonly assignments: AssignmentsService) {}

  @RouteHandler(readAssignment)
  read(@Input() { query }: ParsedInput<typeof readAssignment>) {
    return this.assignments.read(query.subject, query.subjectId);
  }

  @RouteHandler(assignRecord)
  assign(@Input() { body }: ParsedInput<typeof assignRecord>, @CurrentUser() { id }: SessionUser) {
    return this.assignments.assign(body, id);
  }
}
