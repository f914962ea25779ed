import { Module } from '@nestjs/common';
import { AdminNotices } from './admin-notices.ts';
import { MailService } from './mail.service.ts';
import { Mailer } from './mailer.ts';
import { Receipts } from './receipts.ts';

@Module({
  providers: [Mailer, MailService, AdminNotices, Receipts],
  exports: [MailService, AdminNotices, Receipts],
})
export class MailModule {}
