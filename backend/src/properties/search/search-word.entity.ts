import { defineEntity, p } from '@mikro-orm/core';
import { sqlIndexes } from '../../platform/database/constraints.ts';

const SearchWordSchema = defineEntity({
  name: 'SearchWord',
  properties: {
    word: p.text().primary(),
    /** The word, and the word without each of its letters: words that differ by a letter share a variant. */
    variants: p.array().columnType('text[]').generated('(one_letter_out(word)) stored').nullable(),
  },
  indexes: sqlIndexes(
    'create index search_word_begin_idx on search_word (word text_pattern_ops)',
    'create index search_word_variants_idx on search_word using gin (variants)',
  ),
});

/** A word of a street address, without numbers, to correct typos. */
export class SearchWord extends SearchWordSchema.class {}
SearchWordSchema.setClass(SearchWord);
