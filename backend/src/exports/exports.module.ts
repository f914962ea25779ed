import { Module } from '@nestjs/common';
import { ComplaintsModule } from '../complaints/complaints.module.ts';
import { EnquiriesModule } from '../enquiries/enquiries.module.ts';
import { LeadsModule } from '../leads/leads.module.ts';
import { PropertiesModule } from '../properties/properties.module.ts';
import { ReviewsModule } from '../reviews/reviews.module.ts';
import { ExportsController } from './exports.controller.ts';
import { ExportsService } from './exports.service.ts';

@Module({
  imports: [PropertiesModule, ReviewsModule, LeadsModule, ComplaintsModule, EnquiriesModule],
  controllers: [ExportsController],
  providers: [ExportsService],
})
export class ExportsModule {}
