import { Module } from '@nestjs/common';
import { ResourcesController } from './resources.controller.ts';
import { ResourcesService } from './resources.service.ts';

@Module({ controllers: [ResourcesController], providers: [ResourcesService] })
export class ResourcesModule {}
