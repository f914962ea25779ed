import { Module } from '@nestjs/common';
import { Restorers } from '../audit/restorers.ts';
import { MailModule } from '../mail/mail.module.ts';
import { LeadsController } from './leads.controller.ts';
import { LeadsService } from './leads.service.ts';

@Module({
  imports: [MailModule],
  controllers: [LeadsController],
  providers: [LeadsService],
  exports: [LeadsService],
})
export class LeadsModule {
  constructor(restorers: Restorers, leads: LeadsService) {
    restorers.add('lead', leads.restorer);
  }
}
