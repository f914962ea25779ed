import { Module } from '@nestjs/common';
import { Restorers } from '../audit/restorers.ts';
import { PropertiesAdminController } from './admin/properties.admin.controller.ts';
import { PropertiesAdminService } from './admin/properties.admin.service.ts';
import { BuildingsController } from './pages/buildings.controller.ts';
import { BuildingsService } from './pages/buildings.service.ts';
import { NearestService } from './pages/nearest.service.ts';
import { PropertiesController } from './pages/properties.controller.ts';
import { PropertiesService } from './pages/properties.service.ts';
import { SitemapController } from './pages/sitemap.controller.ts';
import { SitemapService } from './pages/sitemap.service.ts';
import { SearchService } from './search/search.service.ts';

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
