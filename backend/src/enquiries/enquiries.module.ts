import { Module } from '@nestjs/common';
import { EnquiriesAdminController } from './enquiries.admin.controller.ts';
import { EnquiriesAdminService } from './enquiries.admin.service.ts';
import { EnquiriesController } from './enquiries.controller.ts';
import { EnquiriesService } from './enquiries.service.ts';

@Module({
  controllers: [EnquiriesController, EnquiriesAdminController],
  providers: [EnquiriesService, EnquiriesAdminService],
})
export class EnquiriesModule {}
