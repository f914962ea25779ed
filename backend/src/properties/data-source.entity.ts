import { defineEntity, p } from '@mikro-orm/core';

const DataSourceSchema = defineEntity({
  name: 'DataSource',
  properties: {
    name: p.text().primary(),
    licence: p.text(),
    /** The sentence that the licence asks for, shown wherever the data are. */
    attribution: p.text(),
    url: p.text(),
    importedAt: p.datetime(),
    rows: p.integer(),
    /** Of the file that the release brought with it; null where the operator imported one. */
    shippedDigest: p.text().nullable(),
  },
});

/** Data of others that the site shows, and their licence. */
export class DataSource extends DataSourceSchema.class {}
DataSourceSchema.setClass(DataSource);
