import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.ts';
import { AssignmentsService } from '../assignments/assignments.service.ts';
import { Restorers } from '../audit/restorers.ts';
import { MailModule } from '../platform/mail/mail.module.ts';
import { LeadsController } from './leads.controller.ts';
import { LeadsService } from './leads.service.ts';

@Module({
  imports: [MailModule, AssignmentsModule],
  controllers: [LeadsController],
  providers: [LeadsService],
  exports: [LeadsService],
})
export class LeadsModule {
  constructor(restorers: Restorers, leads: LeadsService, assignments: AssignmentsService) {
    restorers.add('lead', assignments.restorer('lead', leads.restorer));
  }
}
