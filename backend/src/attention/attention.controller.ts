import { readAttention } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { RouteHandler } from '../http/route-handler.ts';
import { AttentionService } from './attention.service.ts';

@Controller()
export class AttentionController {
  constructor(private readonly attention: AttentionService) {}

  @RouteHandler(readAttention)
  read() {
    return this.attention.read();
  }
}
