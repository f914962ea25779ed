import { Module } from '@nestjs/common';
import { AdminReleasesController } from './admin-releases.controller.ts';
import { AdminReleasesService } from './admin-releases.service.ts';
import { PublishingController } from './publishing.controller.ts';
import { PublishingService } from './publishing.service.ts';
import { RegistryController } from './registry.controller.ts';
import { TrustedPublishersController } from './trusted-publishers.controller.ts';
import { TrustedPublishingService } from './trusted-publishing.service.ts';

@Module({
  controllers: [
    RegistryController,
    PublishingController,
    AdminReleasesController,
    TrustedPublishersController,
  ],
  providers: [PublishingService, AdminReleasesService, TrustedPublishingService],
})
export class RegistryModule {}
