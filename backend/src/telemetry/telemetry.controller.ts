import { type ParsedInput, readTelemetry, sendTelemetry, VIEWS_PATH } from '@home-truths/contract';
import { ViewCounts } from '@home-truths/contract/gateway-calls';
import { Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { readBody } from '../platform/http/body.ts';
import { parsePart } from '../platform/http/parse.ts';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { GatewayGuard } from '../registry/gateway.guard.ts';
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

  @Post(VIEWS_PATH)
  @HttpCode(204)
  @UseGuards(GatewayGuard)
  async addViews(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    await readBody(request, response);
    await this.telemetry.addViews(parsePart('body', ViewCounts, request.body).counts);
  }
}
