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
    /** The centre in degrees; null if no list of localities has the suburb. */
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    /** Null if only its properties name it. */
    source: () => p.manyToOne(DataSource).fieldName('source').nullable().deleteRule('set null').ref(),
    /** Stays true when its properties are gone. */
    hasProperty: p.boolean().default(true),
    /** The text that names it in a search: `brunswick vic 3056`. */
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

/** A suburb of a list of localities or of any property, also a removed one. */
export class Suburb extends SuburbSchema.class {}
SuburbSchema.setClass(Suburb);
