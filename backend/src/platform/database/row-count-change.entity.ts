import { defineEntity, p } from '@mikro-orm/core';

const RowCountChangeSchema = defineEntity({
  name: 'RowCountChange',
  properties: {
    id: p.integer().primary(),
    tableName: p.text(),
    change: p.integer(),
  },
});

/**
 * How many rows a statement added to a large table, or negative, deleted: triggers write it, and the sum is the number
 * of rows.
 */
export class RowCountChange extends RowCountChangeSchema.class {}
RowCountChangeSchema.setClass(RowCountChange);
