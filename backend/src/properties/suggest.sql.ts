import { raw, type Statement, statement } from '../database/statement.ts';

const MAX_SUBURBS = 4;
const MAX_MATCHES = 200;

const IS_VISIBLE_IN_SUBURB = raw(`property.suburb_key = named.suburb_key and property.state = named.state
  and property.postcode = named.postcode and property.deleted_at is null and property.review_count > 0`);

/** Reviewed properties that match a query, as `matches`. */
export const reviewedMatches = (tsquery: string) => statement`with matches as materialized (
    select id, address, suburb, state, postcode, street_key, review_count, average_rating from property
    where deleted_at is null and review_count > 0 and search_tsv @@ ${tsquery}::tsquery limit ${raw(MAX_MATCHES)}
  )`;

/** `brunswick 305` as a name and the prefix of a postcode. */
const splitPostcode = (typed: string) => /^(\D+) (\d{1,4})$/.exec(typed)?.slice(1) ?? [null, null];

/**
 * Suburbs whose name (then state, postcode, or postcode alone) or whose postcode begins like this, by a name that a
 * reviewed property has: the known one where one does. `offset 0` makes PostgreSQL sort them first, so that properties
 * are looked up one suburb after the other until there are enough.
 */
export function suggestSuburbs(typed: string): Statement {
  const [name, postcode] = splitPostcode(typed);
  return statement`
    select 'suburb' as kind, named.state, named.postcode, coalesce(
      (select suburb from property where ${IS_VISIBLE_IN_SUBURB} and suburb = named.name limit 1), shown.suburb
    ) as suburb
    from (
      select * from suburb where words ^@ ${typed} or postcode ^@ ${typed} or (suburb_key = ${name} and postcode ^@ ${postcode})
      order by words offset 0
    ) as named
    cross join lateral (
      select suburb from property where ${IS_VISIBLE_IN_SUBURB} order by suburb limit 1
    ) as shown
    order by named.words limit ${raw(MAX_SUBURBS)}`;
}

/** Reviewed properties that match (decision 174), those whose address has this prefix first. */
export const selectSuggestions = (tsquery: string, typed: string, limit: number) => statement`
  ${reviewedMatches(tsquery)}
  select 'property' as kind, id, address, suburb, state, postcode,
    average_rating as "averageRating", review_count as "reviewCount"
  from matches
  order by starts_with(translate(street_key, '/-', '  '), ${typed}) desc, review_count desc, street_key, id
  limit ${limit}::int`;
