import { Module } from '@nestjs/common';
import { NamedReleases } from './named-releases.ts';
import { TelemetryController } from './telemetry.controller.ts';
import { TelemetryService } from './telemetry.service.ts';
import { TelemetryMetrics } from './telemetry-metrics.ts';

@Module({
  controllers: [TelemetryController],
  providers: [TelemetryService, TelemetryMetrics, NamedReleases],
})
export class TelemetryModule {}
