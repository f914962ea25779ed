import { Module } from '@nestjs/common';
import { AdminNotices } from './admin-notices.ts';
import { MailService } from './mail.service.ts';
import { MailboxLimits } from './mailbox-limits.ts';
import { Mailer } from './mailer.ts';
import { QueueMetrics } from './queue-metrics.ts';
import { Receipts } from './receipts.ts';

@Module({
  providers: [Mailer, MailService, AdminNotices, MailboxLimits, QueueMetrics, Receipts],
  exports: [MailService, AdminNotices, MailboxLimits, Receipts],
})
export class MailModule {}
