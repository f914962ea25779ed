import {
  createProperty,
  nearestProperties,
  type Received,
  readProperty,
  searchProperties,
  similarProperties,
  suggestProperties,
} from '@home-truths/contract';
import { Controller, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Sent, Serve } from '../http/serve.ts';
import { NearestService } from './nearest.service.ts';
import { PropertiesService } from './properties.service.ts';
import { SearchService } from './search.service.ts';

@Controller()
export class PropertiesController {
  constructor(
    private readonly properties: PropertiesService,
    private readonly finder: SearchService,
    private readonly near: NearestService,
  ) {}

  @Serve(searchProperties)
  search(@Sent() { query }: Received<typeof searchProperties>) {
    return this.finder.search(query);
  }

  @Serve(suggestProperties)
  suggest(@Sent() { query }: Received<typeof suggestProperties>) {
    return this.finder.suggest(query.q);
  }

  @Serve(nearestProperties)
  nearestTo(@Sent() { query }: Received<typeof nearestProperties>) {
    return this.near.nearest(query);
  }

  @Serve(similarProperties)
  similar(@Sent() { query }: Received<typeof similarProperties>) {
    return this.near.similar(query);
  }

  @Serve(readProperty)
  read(@Sent() { params }: Received<typeof readProperty>) {
    return this.properties.read(params.id);
  }

  @Serve(createProperty)
  async create(
    @Sent() { body }: Received<typeof createProperty>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { id, isNew } = await this.properties.create(body);
    if (!isNew) response.status(HttpStatus.OK);
    return this.properties.read(id);
  }
}
