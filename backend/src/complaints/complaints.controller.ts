import {
  createComplaint,
  listComplaints,
  type ParsedInput,
  previewDecision,
  reclassifyComplaint,
  reportReview,
  type SessionUser,
  settleComplaint,
  undoDecision,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { replaceMe } from '../assignments/assigned.sql.ts';
import { CurrentPerson, CurrentUser, type Person } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { ComplaintsAdminService } from './complaints.admin.service.ts';
import { ComplaintsService } from './complaints.service.ts';

@Controller()
export class ComplaintsController {
  constructor(
    private readonly complaints: ComplaintsService,
    private readonly decisions: ComplaintsAdminService,
  ) {}

  @RouteHandler(createComplaint)
  create(@Input() { body }: ParsedInput<typeof createComplaint>, @CurrentPerson() person: Person) {
    return this.complaints.create(body, person);
  }

  @RouteHandler(reportReview)
  report(@Input() { params, body }: ParsedInput<typeof reportReview>, @CurrentPerson() person: Person) {
    return this.complaints.report(params.id, body, person);
  }

  @RouteHandler(listComplaints)
  list(@Input() { query }: ParsedInput<typeof listComplaints>, @CurrentUser() { id }: SessionUser) {
    return this.decisions.list(replaceMe(query, id));
  }

  @RouteHandler(settleComplaint)
  decide(@Input() { params, body }: ParsedInput<typeof settleComplaint>, @CurrentUser() { id }: SessionUser) {
    return this.decisions.decide(params.id, body, id);
  }

  @RouteHandler(previewDecision)
  preview(@Input() { params, body }: ParsedInput<typeof previewDecision>) {
    return this.decisions.preview(params.id, body);
  }

  @RouteHandler(reclassifyComplaint)
  reclassify(
    @Input() { params, body }: ParsedInput<typeof reclassifyComplaint>,
    @CurrentUser() { id }: SessionUser,
  ) {
    return this.decisions.reclassify(params.id, body, id);
  }

  @RouteHandler(undoDecision)
  undo(@Input() { params, body }: ParsedInput<typeof undoDecision>, @CurrentUser() { id }: SessionUser) {
    return this.decisions.undo(params.id, body.version, id);
  }
}
