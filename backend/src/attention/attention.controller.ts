import { readAttention } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { CurrentPerson, type Person } from '../platform/http/person.ts';
import { RouteHandler } from '../platform/http/route-handler.ts';
import { AttentionService } from './attention.service.ts';

@Controller()
export class AttentionController {
  constructor(private readonly attention: AttentionService) {}

  @RouteHandler(readAttention)
  read(@CurrentPerson() { isChecked = false }: Person) {
    return this.attention.read(isChecked);
  }
}
