import type { Statement } from '../database/database.ts';

const MAX_SUBURBS = 4;
const MAX_MATCHES = 200;

const IS_VISIBLE_IN_SUBURB = `property.suburb_key = named.suburb_key and property.state = named.state
  and property.postcode = named.postcode and property.deleted_at is null and property.review_count > 0`;

/** Reviewed properties that match the query in `$1`, as `matches`. */
export const REVIEWED_MATCHES = `with matches as materialized (
    select id, address, suburb, state, postcode, street_key, review_count, average_rating from property
    where deleted_at is null and review_count > 0 and search_tsv @@ $1::tsquery limit ${MAX_MATCHES}
  )`;

/** `brunswick 305` as a name and the prefix of a postcode. */
const splitPostcode = (typed: string) => /^(\D+) (\d{1,4})$/.exec(typed)?.slice(1) ?? [null, null];

/**
 * Suburbs whose name (then state, postcode, or postcode alone) or whose postcode begins like this, by a name that a
 * reviewed property has: the known one where one does. `offset 0` makes PostgreSQL sort them first, so that properties
 * are looked up one suburb after the other until there are enough.
 */
export const suggestSuburbs = (typed: string): Statement => ({
  text: `
    select 'suburb' as kind, named.state, named.postcode, coalesce(
      (select suburb from property where ${IS_VISIBLE_IN_SUBURB} and suburb = named.name limit 1), shown.suburb
    ) as suburb
    from (
      select * from suburb where words ^@ $1 or postcode ^@ $1 or (suburb_key = $2 and postcode ^@ $3)
      order by words offset 0
    ) as named
    cross join lateral (
      select suburb from property where ${IS_VISIBLE_IN_SUBURB} order by suburb limit 1
    ) as shown
    order by named.words limit ${MAX_SUBURBS}`,
  values: [typed, ...splitPostcode(typed)],
});

/** Reviewed properties that match (decision 174), those whose address has this prefix first. */
export const selectSuggestions = (tsquery: string, typed: string, limit: number): Statement => ({
  text: `
    ${REVIEWED_MATCHES}
    select 'property' as kind, id, address, suburb, state, postcode,
      average_rating as "averageRating", review_count as "reviewCount"
    from matches
    order by starts_with(translate(street_key, '/-', '  '), $2) desc, review_count desc, street_key, id
    limit $3::int`,
  values: [tsquery, typed, limit],
});
