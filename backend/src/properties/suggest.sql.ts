import type { Statement } from '../database/database.ts';

const MOST_SUBURBS = 4;
const MOST_LOOKED_AT = 200;

/** Suburbs whose name (then state, postcode) or whose postcode begins like this. */
export const suggestSuburbs = (words: string): Statement => ({
  text: `
    select 'suburb' as kind, name as suburb, state, postcode from suburb
    where words ^@ $1 or postcode ^@ $1
    order by words limit ${MOST_SUBURBS}`,
  values: [words],
});

/** Homes that fit, those whose address begins like this first. */
export const suggestProperties = (tsquery: string, words: string, limit: number): Statement => ({
  text: `
    with matches as materialized (
      select id, address, suburb, state, postcode, street_key, review_count from property
      where deleted_at is null and search_tsv @@ $1::tsquery limit ${MOST_LOOKED_AT}
    )
    select 'property' as kind, id, address, suburb, state, postcode from matches
    order by starts_with(translate(street_key, '/-', '  '), $2) desc, review_count desc, street_key, id
    limit $3::int`,
  values: [tsquery, words, limit],
});
