import { defineEntity, p } from '@mikro-orm/core';
import { sqlChecks } from '../database/constraints.ts';
import { Property } from './property.entity.ts';

const SeparatePropertiesSchema = defineEntity({
  name: 'SeparateProperties',
  tableName: 'kept_apart',
  properties: {
    a: () => p.manyToOne(Property).primary().deleteRule('cascade').ref(),
    b: () => p.manyToOne(Property).primary().deleteRule('cascade').index().ref(),
  },
  checks: sqlChecks({ kept_apart_order_check: 'a_id < b_id' }),
});

/** Two properties that look like one, and are two. */
export class SeparateProperties extends SeparatePropertiesSchema.class {}
SeparatePropertiesSchema.setClass(SeparateProperties);
