import { Module } from '@nestjs/common';
import { EnquiriesController } from './enquiries.controller.ts';
import { EnquiriesService } from './enquiries.service.ts';

@Module({ controllers: [EnquiriesController], providers: [EnquiriesService] })
export class EnquiriesModule {}
