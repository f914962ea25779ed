import { Module } from '@nestjs/common';
import { PersonalData } from '../accounts/personal-data.ts';
import { AssignmentsModule } from '../assignments/assignments.module.ts';
import { AssignmentsService } from '../assignments/assignments.service.ts';
import { Restorers } from '../audit/restorers.ts';
import { MailModule } from '../platform/mail/mail.module.ts';
import { ComplaintsAdminService } from './complaints.admin.service.ts';
import { ComplaintsController } from './complaints.controller.ts';
import { complaintsPersonalData } from './complaints.personal-data.ts';
import { ComplaintsService } from './complaints.service.ts';
import { DecisionMails } from './decision-mails.ts';

@Module({
  imports: [MailModule, AssignmentsModule],
  controllers: [ComplaintsController],
  providers: [ComplaintsService, ComplaintsAdminService, DecisionMails],
  exports: [ComplaintsAdminService],
})
export class ComplaintsModule {
  constructor(personalData: PersonalData, restorers: Restorers, assignments: AssignmentsService) {
    personalData.add(complaintsPersonalData);
    // restores assignments only: decisions have an undo of their own
    restorers.add('complaint', assignments.restorer('complaint'));
  }
}
