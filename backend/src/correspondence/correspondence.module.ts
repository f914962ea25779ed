import { Module } from '@nestjs/common';
import { PersonalData } from '../accounts/personal-data.ts';
import { MailModule } from '../platform/mail/mail.module.ts';
import { CorrespondenceController } from './correspondence.controller.ts';
import { CorrespondenceService } from './correspondence.service.ts';
import { repliesToMember } from './correspondence.sql.ts';
import { ReplyMails } from './reply-mails.ts';

@Module({
  imports: [MailModule],
  controllers: [CorrespondenceController],
  providers: [CorrespondenceService, ReplyMails],
})
export class CorrespondenceModule {
  constructor(personalData: PersonalData) {
    // no erase, since replies are deleted with their records
    personalData.add({
      export: async (userId, database) => ({ replies: await database.rows(repliesToMember(userId)) }),
    });
  }
}
