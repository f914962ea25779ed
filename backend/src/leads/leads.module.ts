import { Module } from '@nestjs/common';
import { LeadsController } from './leads.controller.ts';
import { LeadsService } from './leads.service.ts';

@Module({ controllers: [LeadsController], providers: [LeadsService] })
export class LeadsModule {}
