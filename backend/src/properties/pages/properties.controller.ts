import {
  compareProperties,
  createProperty,
  historyOfProperty,
  nearestProperties,
  type ParsedInput,
  readProperty,
  searchProperties,
  similarProperties,
  suggestProperties,
} from '@home-truths/contract';
import { Controller, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { SearchService } from '../search/search.service.ts';
import { NearestService } from './nearest.service.ts';
import { PropertiesService } from './properties.service.ts';

@Controller()
export class PropertiesController {
  constructor(
    private readonly properties: PropertiesService,
    private readonly searchService: SearchService,
    private readonly nearestService: NearestService,
  ) {}

  @RouteHandler(searchProperties)
  search(@Input() { query }: ParsedInput<typeof searchProperties>) {
    return this.searchService.search(query);
  }

  @RouteHandler(suggestProperties)
  suggest(@Input() { query }: ParsedInput<typeof suggestProperties>) {
    return this.searchService.suggest(query);
  }

  @RouteHandler(nearestProperties)
  nearest(@Input() { query }: ParsedInput<typeof nearestProperties>) {
    return this.nearestService.nearest(query);
  }

  @RouteHandler(similarProperties)
  similar(@Input() { query }: ParsedInput<typeof similarProperties>) {
    return this.nearestService.similar(query);
  }

  @RouteHandler(compareProperties)
  compare(@Input() { query }: ParsedInput<typeof compareProperties>) {
    return this.properties.compare(query.ids);
  }

  @RouteHandler(readProperty)
  read(@Input() { params }: ParsedInput<typeof readProperty>) {
    return this.properties.read(params.id);
  }

  @RouteHandler(historyOfProperty)
  history(@Input() { params }: ParsedInput<typeof historyOfProperty>) {
    return this.properties.history(params.id);
  }

  @RouteHandler(createProperty)
  async create(
    @Input() { body }: ParsedInput<typeof createProperty>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { id, isNew } = await this.properties.create(body);
    if (!isNew) response.status(HttpStatus.OK);
    return this.properties.read(id);
  }
}
