import { Module } from '@nestjs/common';
import { Restorers } from '../audit/restorers.ts';
import { MailModule } from '../mail/mail.module.ts';
import { EnquiriesController } from './enquiries.controller.ts';
import { EnquiriesService } from './enquiries.service.ts';

@Module({
  imports: [MailModule],
  controllers: [EnquiriesController],
  providers: [EnquiriesService],
  exports: [EnquiriesService],
})
export class EnquiriesModule {
  constructor(restorers: Restorers, enquiries: EnquiriesService) {
    restorers.add('enquiry', enquiries.restorer);
  }
}
