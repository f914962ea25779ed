import { defineEntity, p } from '@mikro-orm/core';

const SearchWordSchema = defineEntity({
  name: 'SearchWord',
  properties: {
    word: p.text().primary(),
    /**
     * The word itself and the word with each letter left out once: two words at an edit distance of one share one of
     * these.
     */
    variants: p.array().columnType('text[]').generated('(one_letter_out(word)) stored').nullable(),
  },
  indexes: [
    {
      name: 'search_word_begin_idx',
      expression: 'create index search_word_begin_idx on search_word (word text_pattern_ops)',
    },
    {
      name: 'search_word_variants_idx',
      expression: 'create index search_word_variants_idx on search_word using gin (variants)',
    },
  ],
});

/** A word of some address (numbers left out), so that typos can be corrected (decision 110). */
export class SearchWord extends SearchWordSchema.class {}
SearchWordSchema.setClass(SearchWord);
