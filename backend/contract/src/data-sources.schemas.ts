import * as z from 'zod/mini';

/** Data of others that the site shows. */
export const DataSourceLine = z.object({
  /** Such as `geonames`. */
  name: z.string(),
  /** The sentence that the licence asks for. */
  attribution: z.string(),
  url: z.string(),
  licence: z.string(),
  licenceUrl: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  importedAt: z.string(),
  rows: z.int(),
});
export type DataSourceLine = z.infer<typeof DataSourceLine>;

/** Output of `listDataSources`. */
export const listDataSourcesSchemas = { reply: z.array(DataSourceLine) };
