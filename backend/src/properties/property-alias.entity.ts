import { defineEntity, p } from '@mikro-orm/core';
import { Property } from './property.entity.ts';

const PropertyAliasSchema = defineEntity({
  name: 'PropertyAlias',
  properties: {
    addressKey: p.text().primary(),
    suburbKey: p.text().primary(),
    state: p.text().primary(),
    postcode: p.text().primary(),
    property: () => p.manyToOne(Property).deleteRule('cascade').index().ref(),
  },
});

/** An address whose property was merged into another; typing it leads there. */
export class PropertyAlias extends PropertyAliasSchema.class {}
PropertyAliasSchema.setClass(PropertyAlias);
