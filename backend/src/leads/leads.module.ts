import { Module } from '@nestjs/common';
import { LeadsAdminController } from './leads.admin.controller.ts';
import { LeadsAdminService } from './leads.admin.service.ts';
import { LeadsController } from './leads.controller.ts';
import { LeadsService } from './leads.service.ts';

@Module({
  controllers: [LeadsController, LeadsAdminController],
  providers: [LeadsService, LeadsAdminService],
})
export class LeadsModule {}
