import { iso } from '../database/iso.ts';
import { raw, statement } from '../database/statement.ts';

export const allSources = () => statement`
  select name, attribution, url, licence, ${raw(iso('imported_at'))} as "importedAt", rows from data_source order by name`;
