import { defineEntity, p } from '@mikro-orm/core';
import { sqlChecks } from '../platform/database/constraints.ts';
import { Property } from './property.entity.ts';

const DistinctPropertiesSchema = defineEntity({
  name: 'DistinctProperties',
  tableName: 'distinct_properties',
  properties: {
    a: () => p.manyToOne(Property).primary().deleteRule('cascade').ref(),
    b: () => p.manyToOne(Property).primary().deleteRule('cascade').index().ref(),
  },
  checks: sqlChecks({ distinct_properties_order_check: 'a_id < b_id' }),
});

/** Two properties that administrators marked as different, not to be suggested as duplicates. */
export class DistinctProperties extends DistinctPropertiesSchema.class {}
DistinctPropertiesSchema.setClass(DistinctProperties);
