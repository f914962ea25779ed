import {
  createEnquiry,
  listEnquiries,
  markEnquiryAnswered,
  type ParsedInput,
  readReplyTime,
  type SessionUser,
} from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { replaceMe } from '../assignments/assigned.sql.ts';
import { CurrentUser } from '../platform/http/person.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { EnquiriesService } from './enquiries.service.ts';

@Controller()
export class EnquiriesController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @RouteHandler(createEnquiry)
  create(@Input() { body }: ParsedInput<typeof createEnquiry>) {
    return this.enquiries.create(body);
  }

  @RouteHandler(listEnquiries)
  list(@Input() { query }: ParsedInput<typeof listEnquiries>, @CurrentUser() { id }: SessionUser) {
    return this.enquiries.list(replaceMe(query, id));
  }

  @RouteHandler(readReplyTime)
  replyTime() {
    return this.enquiries.replyTime();
  }

  @RouteHandler(markEnquiryAnswered)
  markAnswered(
    @Input() { params, body }: ParsedInput<typeof markEnquiryAnswered>,
    @CurrentUser() { id }: SessionUser,
  ) {
    return this.enquiries.markAnswered(params.id, body, id);
  }
}
