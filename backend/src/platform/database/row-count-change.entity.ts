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
 * The number of rows that a statement added to a large table; negative if it deleted them. Written by triggers; the sum
 * is the number of rows.
 */
export class RowCountChange extends RowCountChangeSchema.class {}
RowCountChangeSchema.setClass(RowCountChange);
