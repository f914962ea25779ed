import { type DataSourceLine, listDataSources } from '@home-truths/contract';
import { Controller } from '@nestjs/common';
import { Database } from '../platform/database/database.ts';
import { iso } from '../platform/database/iso.ts';
import { sql, unsafe } from '../platform/database/sql.ts';
import { RouteHandler } from '../platform/http/route-handler.ts';

const LICENCE_URLS: Record<string, string | undefined> = {
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
};

const licenceUrl = (licence: string) => LICENCE_URLS[licence] ?? null;

const allSources = () => sql<Omit<DataSourceLine, 'licenceUrl'>>`
  select name, attribution, url, licence, ${unsafe(iso('imported_at'))} as "importedAt", rows from data_source order by name`;

/** Lists external data with the attributions that their licences require. */
@Controller()
export class DataSourcesController {
  constructor(private readonly database: Database) {}

  @RouteHandler(listDataSources)
  async list(): Promise<DataSourceLine[]> {
    const sources = await this.database.rows(allSources());
    return sources.map(source => ({ ...source, licenceUrl: licenceUrl(source.licence) }));
  }
}
