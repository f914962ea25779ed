import { Module } from '@nestjs/common';
import { PropertiesController } from './properties.controller.ts';
import { PropertiesService } from './properties.service.ts';
import { SearchService } from './search.service.ts';

@Module({ controllers: [PropertiesController], providers: [PropertiesService, SearchService] })
export class PropertiesModule {}
