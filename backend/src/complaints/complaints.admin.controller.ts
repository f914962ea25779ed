import {
  listComplaints,
  type ParsedInput,
  previewDecision,
  type SessionUser,
  settleComplaint,
  undoDecision,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../http/person.ts';
import { Input, RouteHandler } from '../http/route-handler.ts';
import { ComplaintsAdminService } from './complaints.admin.service.ts';

@Controller()
export class ComplaintsAdminController {
  constructor(private readonly complaints: ComplaintsAdminService) {}

  @RouteHandler(listComplaints)
  list(@Input() { query }: ParsedInput<typeof listComplaints>) {
    return this.complaints.list(query);
  }

  @RouteHandler(settleComplaint)
  settle(@Input() { params, body }: ParsedInput<typeof settleComplaint>, @CurrentUser() { id }: SessionUser) {
    return this.complaints.settle(params.id, body, id);
  }

  @RouteHandler(previewDecision)
  preview(@Input() { params, body }: ParsedInput<typeof previewDecision>) {
    return this.complaints.preview(params.id, body);
  }

  @RouteHandler(undoDecision)
  undo(@Input() { params, body }: ParsedInput<typeof undoDecision>, @CurrentUser() { id }: SessionUser) {
    return this.complaints.undo(params.id, body.version, id);
  }
}
