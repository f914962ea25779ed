import { defineEntity, p } from '@mikro-orm/core';
import { sqlChecks, sqlIndexes } from '../platform/database/constraints.ts';

const BuildingSchema = defineEntity({
  name: 'Building',
  properties: {
    id: p.integer().primary(),
    /** Without a unit, as it was first typed: `26 Kilbride Crescent`. */
    address: p.text(),
    suburb: p.text(),
    state: p.text(),
    postcode: p.text(),
    /** The same in canonical spelling, `26 kilbride cr`. */
    streetKey: p.text(),
    suburbKey: p.text(),
    name: p.text().nullable(),
    /** The target of a merge, which has all properties, even those added at this address later. */
    mergedInto: () => p.manyToOne(Building).nullable().deleteRule('set null').index().ref(),
    createdAt: p.datetime().defaultRaw('now()'),
    version: p.integer().version(),
  },
  checks: sqlChecks({ building_name_check: 'char_length(name) <= 80' }),
  indexes: sqlIndexes(
    'create unique index building_address_unique on building (street_key, suburb_key, state, postcode)',
    'create index building_street_idx on building (street_key text_pattern_ops)',
    'create index building_name_idx on building (lower(name) text_pattern_ops) where name is not null',
  ),
});

/** Properties with the same address except the unit. Aggregates are summed when it is read. */
export class Building extends BuildingSchema.class {}
BuildingSchema.setClass(Building);
