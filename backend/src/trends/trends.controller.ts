import { type ParsedInput, readTrends } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Input, RouteHandler } from '../platform/http/route-handler.ts';
import { TrendsService } from './trends.service.ts';

const DEFAULT_RANGE = '30d';

/** Serves counts by day or week for the console's charts. */
@Controller()
export class TrendsController {
  constructor(private readonly trends: TrendsService) {}

  @RouteHandler(readTrends)
  read(@Input() { query }: ParsedInput<typeof readTrends>) {
    return this.trends.read(query.range ?? DEFAULT_RANGE);
  }
}
