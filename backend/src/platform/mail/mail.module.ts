import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { LOG } from '../http/logging.ts';
import { AdminNotices } from './admin-notices.ts';
import { MailService } from './mail.service.ts';
import { MailDelivery } from './mail-delivery.ts';
import { MailboxLimits } from './mailbox-limits.ts';
import { QueueMetrics } from './queue-metrics.ts';
import { Receipts } from './receipts.ts';

/** Built by hand: `MailDelivery` has no decorators. */
const delivery = {
  provide: MailDelivery,
  inject: [ENVIRONMENT, LOG],
  useFactory: (environment: Environment, log: Logger) => new MailDelivery(environment, log),
};

@Module({
  providers: [delivery, MailService, AdminNotices, MailboxLimits, QueueMetrics, Receipts],
  exports: [MailService, AdminNotices, MailboxLimits, Receipts],
})
export class MailModule {}
