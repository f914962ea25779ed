import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { LeadsAdminController } from './leads.admin.controller.ts';
import { LeadsAdminService } from './leads.admin.service.ts';
import { LeadsController } from './leads.controller.ts';
import { LeadsService } from './leads.service.ts';

@Module({
  imports: [MailModule],
  controllers: [LeadsController, LeadsAdminController],
  providers: [LeadsService, LeadsAdminService],
})
export class LeadsModule {}
