import * as z from 'zod/mini';
import { instant } from './fields.ts';

export const DataSourceLine = z.object({
  /** Such as `geonames`. */
  name: z.string(),
  /** The sentence that the licence requires. */
  attribution: z.string(),
  url: z.string(),
  licence: z.string(),
  licenceUrl: z.nullable(z.string()),
  importedAt: instant,
  rows: z.int(),
});
export type DataSourceLine = z.infer<typeof DataSourceLine>;

export const listDataSourcesSchemas = { reply: z.array(DataSourceLine) };
