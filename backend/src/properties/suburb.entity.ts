import { defineEntity, p } from '@mikro-orm/core';
import { sqlIndexes } from '../platform/database/constraints.ts';
import { DataSource } from './data-source.entity.ts';

const SuburbSchema = defineEntity({
  name: 'Suburb',
  properties: {
    suburbKey: p.text().primary(),
    state: p.text().primary(),
    postcode: p.text().primary(),
    name: p.text(),
    /** The centre in degrees; null without a source. */
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    /** The list of localities that has the suburb; null if only properties name it. */
    source: () => p.manyToOne(DataSource).fieldName('source').nullable().deleteRule('set null').ref(),
    /** True once a property was in the suburb; never reset. */
    hasProperty: p.boolean().default(true),
    /** The text of a search, `brunswick vic 3056`. */
    words: p
      .text()
      .generated(`((suburb_key || ' '::text || lower(state) || ' '::text || postcode)) stored`)
      .nullable(),
  },
  indexes: sqlIndexes(
    'create index suburb_words_idx on suburb (words text_pattern_ops)',
    'create index suburb_postcode_idx on suburb (postcode text_pattern_ops)',
  ),
});

/** A suburb that a list of localities or a property, even a deleted one, names. */
export class Suburb extends SuburbSchema.class {}
SuburbSchema.setClass(Suburb);
