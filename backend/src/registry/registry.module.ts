import { Module } from '@nestjs/common';
import { WorkerModule } from '../platform/jobs/worker.module.ts';
import { MailModule } from '../platform/mail/mail.module.ts';
import { AdminReleasesController } from './admin-releases.controller.ts';
import { AdminReleasesService } from './admin-releases.service.ts';
import { CanaryWatch } from './canary-watch.ts';
import { PublishingController } from './publishing.controller.ts';
import { PublishingService } from './publishing.service.ts';
import { RegistryController } from './registry.controller.ts';
import { TrustedPublishersController } from './trusted-publishers.controller.ts';
import { TrustedPublishingService } from './trusted-publishing.service.ts';

@Module({
  imports: [MailModule, WorkerModule],
  controllers: [
    RegistryController,
    PublishingController,
    AdminReleasesController,
    TrustedPublishersController,
  ],
  providers: [PublishingService, AdminReleasesService, CanaryWatch, TrustedPublishingService],
})
export class RegistryModule {}
