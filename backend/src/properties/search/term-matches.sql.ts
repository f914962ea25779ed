import { sql, unsafe } from '../../platform/database/sql.ts';

/** A typed term with the words of the index that match it. */
export interface TermMatch {
  term: string;
  /** True for an indexed word. */
  isKnown: boolean;
  /** True for an unknown term with which an indexed word begins. */
  isPrefix: boolean;
  /** Indexed words that may be at an edit distance of one; only for unknown terms. */
  candidates: string[];
  /** Indexed words that begin with the last term; one more than `MAX_COMPLETIONS` at most. */
  completions: string[];
}

/** The most words that a query names instead of a prefix. */
export const MAX_COMPLETIONS = 40;
/** Shorter terms have too many similar words. */
export const MIN_CORRECTED_LENGTH = 5;
const MAX_CANDIDATES = 200;

/** Only a constant prefix can use an index, so bounds are compared. */
const HAS_PREFIX = `word ~>=~ typed.term and word ~<~ (typed.term || chr(1114111))`;

/**
 * The terms are a subquery, so that PostgreSQL expects the same number each time and keeps one plan: planning costs
 * four times the query.
 */
export const findTermMatches = (terms: string[]) => sql<TermMatch>`
  select typed.term,
    coalesce(exact.known, false) as "isKnown",
    exact.known is null and not typed.is_number and exists (
      select from search_word where ${unsafe(HAS_PREFIX)}) as "isPrefix",
    case when exact.known is null and not typed.is_number and char_length(typed.term) >= ${unsafe(MIN_CORRECTED_LENGTH)} then array(
      select word from search_word where variants && one_letter_out(typed.term) limit ${unsafe(MAX_CANDIDATES)})
    else '{}' end as candidates,
    case when not typed.is_number and position = ${terms.length} then array(
      select word from search_word where ${unsafe(HAS_PREFIX)}
      order by word using ~<~ limit ${unsafe(MAX_COMPLETIONS + 1)})
    else '{}' end as completions
  from (
    select term, position, term ~ '^[0-9]' as is_number
    from unnest((select ${terms}::text[])) with ordinality as input(term, position)
  ) as typed
  left join lateral (select true as known from search_word where word = typed.term) as exact on true
  order by position`;
