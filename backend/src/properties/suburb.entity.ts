import { defineEntity, p } from '@mikro-orm/core';
import { sqlIndexes } from '../database/constraints.ts';
import { DataSource } from './data-source.entity.ts';

const SuburbSchema = defineEntity({
  name: 'Suburb',
  properties: {
    suburbKey: p.text().primary(),
    state: p.text().primary(),
    postcode: p.text().primary(),
    name: p.text(),
    /** Of its middle, in degrees; null where no list of localities has it. */
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    /** The list of localities that has it; null for one that is known by its properties alone. */
    source: () => p.manyToOne(DataSource).fieldName('source').nullable().deleteRule('set null').ref(),
    /** Whether a property was added there; it may be gone since. */
    hasProperty: p.boolean().default(true),
    /** What a person types to name it: `brunswick vic 3056`. */
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

/**
 * A suburb of a list of localities, or in which we know a property, perhaps a removed one; always name + state +
 * postcode.
 */
export class Suburb extends SuburbSchema.class {}
SuburbSchema.setClass(Suburb);
