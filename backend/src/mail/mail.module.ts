import { Module } from '@nestjs/common';
import { AdminNotices } from './admin-notices.ts';
import { MailService } from './mail.service.ts';
import { Mailer } from './mailer.ts';

@Module({ providers: [Mailer, MailService, AdminNotices], exports: [MailService, AdminNotices] })
export class MailModule {}
