import { Module } from '@nestjs/common';
import { Restorers } from '../audit/restorers.ts';
import { BuildingsController } from './buildings.controller.ts';
import { BuildingsService } from './buildings.service.ts';
import { NearestService } from './nearest.service.ts';
import { PropertiesAdminController } from './properties.admin.controller.ts';
import { PropertiesAdminService } from './properties.admin.service.ts';
import { PropertiesController } from './properties.controller.ts';
import { PropertiesService } from './properties.service.ts';
import { SearchService } from './search.service.ts';
import { SitemapController } from './sitemap.controller.ts';
import { SitemapService } from './sitemap.service.ts';

@Module({
  controllers: [BuildingsController, PropertiesController, PropertiesAdminController, SitemapController],
  providers: [
    BuildingsService,
    NearestService,
    PropertiesService,
    PropertiesAdminService,
    SearchService,
    SitemapService,
  ],
  exports: [BuildingsService, SearchService, PropertiesAdminService],
})
export class PropertiesModule {
  constructor(restorers: Restorers, properties: PropertiesAdminService) {
    restorers.add('property', properties.restorer);
  }
}
