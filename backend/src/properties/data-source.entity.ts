import { defineEntity, p } from '@mikro-orm/core';

const DataSourceSchema = defineEntity({
  name: 'DataSource',
  properties: {
    name: p.text().primary(),
    licence: p.text(),
    /** The licence requires this sentence wherever the data are shown. */
    attribution: p.text(),
    url: p.text(),
    importedAt: p.datetime(),
    rows: p.integer(),
    /** The SHA-256 of the file in the release; null if the operator imported another. */
    shippedDigest: p.text().nullable(),
  },
});

/** External data that the site shows, and their licence. */
export class DataSource extends DataSourceSchema.class {}
DataSourceSchema.setClass(DataSource);
