import { UNKNOWN_POSTCODE } from '@home-truths/contract';
import type { Statement } from '../database/database.ts';
import { REVIEWED_MATCHES } from './suggest.sql.ts';

const MAX_CANDIDATES = 200;
const MAX_PROPERTIES = 4;
const MAX_SUBURBS = 6;
const MAX_SAME_NUMBER = 200;

/** Indexed words at an edit distance of two: they share a variant with two letters left out. For unknown terms only. */
export const termsTwoEditsAway = (terms: string[]): Statement => ({
  text: `
    select typed.term, array(
      select word from search_word where variants && array(
        select distinct twice from unnest(one_letter_out(typed.term)) as once, unnest(one_letter_out(once)) as twice
      ) limit ${MAX_CANDIDATES}
    ) as candidates
    from unnest($1::text[]) as typed(term)
    where not exists (select from search_word where word = typed.term)`,
  values: [terms],
});

/** Reviewed properties that match. */
export const reviewedProperties = (tsquery: string): Statement => ({
  text: `
    ${REVIEWED_MATCHES}
    select id, address, suburb, state, postcode from matches
    order by review_count desc, street_key, id limit ${MAX_PROPERTIES}`,
  values: [tsquery],
});

/**
 * Suburbs with a reviewed property with one of these names, in states other than the given one; the longest name first.
 */
export const suburbsNamed = (names: string[], otherThan: string | undefined): Statement => ({
  text: `
    select shown.suburb, named.state, named.postcode from suburb as named
    cross join lateral (
      select suburb from property
      where suburb_key = named.suburb_key and state = named.state and postcode = named.postcode
        and deleted_at is null and review_count > 0
      order by suburb limit 1
    ) as shown
    where named.suburb_key = any($1) and named.state is distinct from $2
    order by char_length(named.suburb_key) desc, named.state, named.postcode limit ${MAX_SUBURBS}`,
  values: [names, otherThan ?? null],
});

/** Properties of a suburb whose street line begins with the same number. */
export const propertiesWithSameNumber = (
  place: Record<'streetKey' | 'suburbKey' | 'state', string>,
  postcode: string,
): Statement => ({
  text: `
    select id, address, suburb, state, postcode, street_key as "streetKey" from property
    where suburb_key = $1 and state = $2 and deleted_at is null and split_part(street_key, ' ', 1) = $3
      and ($4 = '${UNKNOWN_POSTCODE}' or postcode in ($4, '${UNKNOWN_POSTCODE}'))
    order by review_count desc, id limit ${MAX_SAME_NUMBER}`,
  values: [place.suburbKey, place.state, place.streetKey.split(' ')[0], postcode],
});
