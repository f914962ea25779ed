import { Module } from '@nestjs/common';
import { BuildingsController } from './buildings.controller.ts';
import { BuildingsService } from './buildings.service.ts';
import { NearestService } from './nearest.service.ts';
import { PropertiesAdminController } from './properties.admin.controller.ts';
import { PropertiesAdminService } from './properties.admin.service.ts';
import { PropertiesController } from './properties.controller.ts';
import { PropertiesService } from './properties.service.ts';
import { SearchService } from './search.service.ts';

@Module({
  controllers: [BuildingsController, PropertiesController, PropertiesAdminController],
  providers: [BuildingsService, NearestService, PropertiesService, PropertiesAdminService, SearchService],
  exports: [BuildingsService, SearchService, PropertiesAdminService],
})
export class PropertiesModule {}
