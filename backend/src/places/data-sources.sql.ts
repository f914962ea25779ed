import type { DataSourceLine } from '@home-truths/contract';
import { iso } from '../platform/database/iso.ts';
import { sql, unsafe } from '../platform/database/sql.ts';

export const allSources = () => sql<Omit<DataSourceLine, 'licenceUrl'>>`
  select name, attribution, url, licence, ${unsafe(iso('imported_at'))} as "importedAt", rows from data_source order by name`;
