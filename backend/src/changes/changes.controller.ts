import { CHANGES_PATH } from '@home-truths/contract';
import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ChargedTo } from '../platform/http/budget-of.ts';
import { ChangesService } from './changes.service.ts';

/** Streams changes to gateways as server-sent events, see `CHANGES_PATH`. */
@Controller()
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Get(CHANGES_PATH)
  @ChargedTo('read')
  async follow(@Res() response: Response) {
    let eventId = 0;
    const unfollow = await this.changes.follow({
      onChange: tags => void response.write(`id: ${++eventId}\ndata: ${tags.join(' ')}\n\n`),
      onLoss: () => response.end(),
    });
    response.once('close', unfollow);
    if (response.destroyed) return unfollow();
    response.setHeader('Content-Type', 'text/event-stream');
    response.setHeader('Cache-Control', 'no-store');
    response.flushHeaders();
  }
}
