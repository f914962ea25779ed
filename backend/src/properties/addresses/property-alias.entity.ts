import { defineEntity, p } from '@mikro-orm/core';
import { Property } from '../property.entity.ts';

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

/** The address of a merged property, which redirects to the target. */
export class PropertyAlias extends PropertyAliasSchema.class {}
PropertyAliasSchema.setClass(PropertyAlias);
