import {
  answerEnquiry,
  listEnquiries,
  type Received,
  readReplyTime,
  type SessionUser,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { SignedIn } from '../http/person.ts';
import { Sent, Serve } from '../http/serve.ts';
import { EnquiriesAdminService } from './enquiries.admin.service.ts';

@Controller()
export class EnquiriesAdminController {
  constructor(private readonly enquiries: EnquiriesAdminService) {}

  @Serve(listEnquiries)
  list(@Sent() { query }: Received<typeof listEnquiries>) {
    return this.enquiries.list(query);
  }

  @Serve(readReplyTime)
  replyTime() {
    return this.enquiries.replyTime();
  }

  @Serve(answerEnquiry)
  answer(@Sent() { params, body }: Received<typeof answerEnquiry>, @SignedIn() { id }: SessionUser) {
    return this.enquiries.answer(params.id, body.isAnswered, id);
  }
}
