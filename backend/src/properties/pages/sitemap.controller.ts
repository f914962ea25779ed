import { type ParsedInput, sitemapEntries } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Input, RouteHandler } from '../../platform/http/route-handler.ts';
import { SitemapService } from './sitemap.service.ts';

@Controller()
export class SitemapController {
  constructor(private readonly sitemap: SitemapService) {}

  @RouteHandler(sitemapEntries)
  entries(@Input() { query }: ParsedInput<typeof sitemapEntries>) {
    return this.sitemap.entries(query);
  }
}
