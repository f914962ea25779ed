import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { EnquiriesAdminController } from './enquiries.admin.controller.ts';
import { EnquiriesAdminService } from './enquiries.admin.service.ts';
import { EnquiriesController } from './enquiries.controller.ts';
import { EnquiriesService } from './enquiries.service.ts';

@Module({
  imports: [MailModule],
  controllers: [EnquiriesController, EnquiriesAdminController],
  providers: [EnquiriesService, EnquiriesAdminService],
})
export class EnquiriesModule {}
