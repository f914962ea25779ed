import {
  listComplaints,
  previewDecision,
  type Received,
  type SessionUser,
  settleComplaint,
  undoDecision,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { SignedIn } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { ComplaintsAdminService } from './complaints.admin.service.ts';

@Controller()
export class ComplaintsAdminController {
  constructor(private readonly complaints: ComplaintsAdminService) {}

  @Serve(listComplaints)
  list(@Sent() { query }: Received<typeof listComplaints>) {
    return this.complaints.list(query);
  }

  @Serve(settleComplaint)
  settle(@Sent() { params, body }: Received<typeof settleComplaint>, @SignedIn() { id }: SessionUser) {
    return this.complaints.settle(params.id, body, id);
  }

  @Serve(previewDecision)
  preview(@Sent() { params, body }: Received<typeof previewDecision>) {
    return this.complaints.preview(params.id, body);
  }

  @Serve(undoDecision)
  undo(@Sent() { params, body }: Received<typeof undoDecision>, @SignedIn() { id }: SessionUser) {
    return this.complaints.undo(params.id, body.version, id);
  }
}
