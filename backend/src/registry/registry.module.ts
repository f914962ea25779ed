import { Module } from '@nestjs/common';
import { PublishingController } from './publishing.controller.ts';
import { PublishingService } from './publishing.service.ts';
import { RegistryController } from './registry.controller.ts';

@Module({ controllers: [RegistryController, PublishingController], providers: [PublishingService] })
export class RegistryModule {}
