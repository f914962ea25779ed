import type { DataSourceLine } from '@home-truths/contract';
import { iso } from '../database/iso.ts';
import { sql, unsafe } from '../database/sql.ts';

export const allSources = () => sql<Omit<DataSourceLine, 'licenceUrl'>>`
  select name, attribution, url, licence, ${unsafe(iso('imported_at'))} as "importedAt", rows from data_source order by name`;
