import { Module } from '@nestjs/common';
import { NearestService } from './nearest.service.ts';
import { PropertiesAdminController } from './properties.admin.controller.ts';
import { PropertiesAdminService } from './properties.admin.service.ts';
import { PropertiesController } from './properties.controller.ts';
import { PropertiesService } from './properties.service.ts';
import { SearchService } from './search.service.ts';

@Module({
  controllers: [PropertiesController, PropertiesAdminController],
  providers: [NearestService, PropertiesService, PropertiesAdminService, SearchService],
  exports: [SearchService, PropertiesAdminService],
})
export class PropertiesModule {}
