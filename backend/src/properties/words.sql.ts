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

/** Words that begin like the asked one, as bounds: a prefix that is no constant finds no index. */
const BEGINS_ALIKE = `word ~>=~ asked.word and word ~<~ (asked.word || chr(1114111))`;

/** Looks up the words of a search in `search_word`, in order. Numbers are not kept there. */
export const knownWords = (words: string[]): Statement => ({
  text: `
    select asked.word,
      coalesce(exact.known, false) as known,
      exact.known is null and not asked.is_number and exists (
        select from search_word where ${BEGINS_ALIKE}) as begun,
      case when exact.known is null and not asked.is_number and char_length(asked.word) >= 5 then array(
        select word from search_word where variants && one_letter_out(asked.word) limit ${MOST_NEAR})
      else '{}' end as near
    from (
      select word, position, word ~ '^[0-9]' as is_number
      from unnest($1::text[]) with ordinality as typed(word, position)
    ) as asked
    left join lateral (select true as known from search_word where word = asked.word) as exact on true
    order by position`,
  values: [words],
});
