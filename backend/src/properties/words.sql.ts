import type { Statement } from '../database/database.ts';

/** What the word list tells about a word of a search. */
export interface KnownWord {
  word: string;
  known: boolean;
  /** Some word begins like this. */
  begun: boolean;
  /** Words that may be one slip away; filled for unknown words only. */
  near: string[];
}

const MOST_NEAR = 200;

/** Looks up the words of a search in `search_word`, in order. Numbers are not kept there. */
export const knownWords = (words: string[]): Statement => ({
  text: `
    select asked.word,
      coalesce(exact.known, false) as known,
      exact.known is null and exists (
        select from search_word where word ^@ asked.word) as begun,
      case when exact.known is null and char_length(asked.word) >= 5 and asked.word !~ '^[0-9]' then array(
        select word from search_word where variants && one_letter_out(asked.word) limit ${MOST_NEAR})
      else '{}' end as near
    from unnest($1::text[]) with ordinality as asked(word, position)
    left join lateral (select true as known from search_word where word = asked.word) as exact on true
    order by position`,
  values: [words],
});
