import { type Received, readTelemetry, sendTelemetry } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Sent, Serve } from '../http/serve.ts';
import { TelemetryService } from './telemetry.service.ts';

@Controller()
export class TelemetryController {
  constructor(private readonly telemetry: TelemetryService) {}

  @Serve(sendTelemetry)
  add(@Sent() { body }: Received<typeof sendTelemetry>) {
    return this.telemetry.add(body.reports);
  }

  @Serve(readTelemetry)
  read() {
    return this.telemetry.read();
  }
}
