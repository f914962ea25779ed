import { type ParsedInput, readTelemetry, sendTelemetry } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { TelemetryService } from './telemetry.service.ts';

@Controller()
export class TelemetryController {
  constructor(private readonly telemetry: TelemetryService) {}

  @RouteHandler(sendTelemetry)
  add(@Input() { body }: ParsedInput<typeof sendTelemetry>) {
    return this.telemetry.add(body.reports);
  }

  @RouteHandler(readTelemetry)
  read() {
    return this.telemetry.read();
  }
}
