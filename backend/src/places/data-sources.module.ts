import { Module } from '@nestjs/common';
import { DataSourcesController } from './data-sources.controller.ts';

@Module({ controllers: [DataSourcesController] })
export class DataSourcesModule {}
