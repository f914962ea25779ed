import { type DataSourceLine, listDataSources } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { RouteHandler } from '../platform/http/route-handler.ts';
import { allSources } from './data-sources.sql.ts';
import { licenceUrl } from './licences.ts';

@Controller()
export class DataSourcesController {
  constructor(private readonly database: Database) {}

  @RouteHandler(listDataSources)
  async list(): Promise<DataSourceLine[]> {
    const sources = await this.database.rows(allSources());
    return sources.map(source => ({ ...source, licenceUrl: licenceUrl(source.licence) }));
  }
}
