import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.ts';
import { AssignmentsService } from '../assignments/assignments.service.ts';
import { Restorers } from '../audit/restorers.ts';
import { MailModule } from '../platform/mail/mail.module.ts';
import { EnquiriesController } from './enquiries.controller.ts';
import { EnquiriesService } from './enquiries.service.ts';

@Module({
  imports: [MailModule, AssignmentsModule],
  controllers: [EnquiriesController],
  providers: [EnquiriesService],
  exports: [EnquiriesService],
})
export class EnquiriesModule {
  constructor(restorers: Restorers, enquiries: EnquiriesService, assignments: AssignmentsService) {
    restorers.add('enquiry', assignments.restorer('enquiry', enquiries.restorer));
  }
}
