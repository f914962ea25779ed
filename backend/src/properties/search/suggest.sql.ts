import { LIMITS, partsOf, type Suggestion } from '@home-truths/contract';
import { type Query, type Sql, sql, unsafe } from '../../platform/database/sql.ts';
import { canonicalText } from '../addresses/address-tokens.ts';
import { IS_INHABITED } from '../pages/property.sql.ts';

export type SuburbSuggestion = Extract<Suggestion, { kind: 'suburb' }>;

export const MAX_SUBURBS = 4;
/** The most properties whose text is tested (shell/docs/architecture/search.md). */
const MAX_TESTED = 600;
/** The most matches that are sought among the most reviewed properties. */
const MAX_MOST_REVIEWED = 24;

const IS_VISIBLE_IN_SUBURB = sql`property.suburb_key = named.suburb_key and property.state = named.state
  and property.postcode = named.postcode and property.deleted_at is null and property.review_count > 0`;

const MATCH_COLUMNS = unsafe(
  'id, address, suburb, state, postcode, street_key, review_count, average_rating',
);
const IS_REVIEWED = sql`deleted_at is null and review_count > 0`;

/** Splits `brunswick 305` into a name and a postcode prefix. */
const splitPostcode = (typed: string) => /^(\D+) (\d{1,4})$/.exec(typed)?.slice(1) ?? [null, null];

/** Tests a prefix by bounds, for which even a prepared statement uses the index. */
const whereBegins = (column: string, typed: string | null | undefined) =>
  sql`(${unsafe(column)} ~>=~ ${typed}::text and ${unsafe(column)} ~<~ (${typed}::text || chr(1114111)))`;

/**
 * Suggests suburbs with a reviewed property by a prefix of name or postcode, the exact name first, then the most
 * reviewed. `offset 0` makes PostgreSQL sort the suburbs before it searches their properties.
 */
export function suggestSuburbs(typed: string): Query<SuburbSuggestion> {
  const [name, postcode] = splitPostcode(typed);
  return sql<SuburbSuggestion>`
    select 'suburb' as kind, named.state, named.postcode, coalesce(
      (select suburb from property where ${IS_VISIBLE_IN_SUBURB} and suburb = named.name limit 1), shown.suburb
    ) as suburb, named.reviews as "reviewCount"
    from (
      select suburb.*, coalesce(place_sum.reviews, 0) as reviews, suburb_key = ${name ?? typed} as is_named
      from suburb left join place_sum using (state, suburb_key, postcode)
      where has_property
        and (${whereBegins('words', typed)} or ${whereBegins('postcode', typed)} or (suburb_key = ${name} and ${whereBegins('postcode', postcode)}))
      order by is_named desc, reviews desc, words offset 0
    ) as named
    cross join lateral (
      select suburb from property where ${IS_VISIBLE_IN_SUBURB} order by suburb limit 1
    ) as shown
    order by named.is_named desc, named.reviews desc, named.words limit ${unsafe(MAX_SUBURBS)}`;
}

const listedSuburbs = (condition: Sql) => sql`
  (select * from suburb where source is not null and ${IS_INHABITED} and ${condition}
    order by words using ~<~ limit ${unsafe(2 * MAX_SUBURBS)})`;

/**
 * Suggests suburbs of the list of localities, the exact name first; twice the maximum, since reviewed ones are left out
 * later. Only a whole postcode counts, since a prefix is more often a street number.
 */
export function suggestListedSuburbs(typed: string): Query<SuburbSuggestion> {
  const [name, postcode] = splitPostcode(typed);
  const parts = /^\d+$/.test(typed)
    ? listedSuburbs(sql`postcode = ${typed}`)
    : sql`${listedSuburbs(whereBegins('words', typed))} union ${listedSuburbs(
        name === null
          ? sql`suburb_key = ${typed}`
          : sql`suburb_key = ${name} and ${whereBegins('postcode', postcode)}`,
      )}`;
  return sql<SuburbSuggestion>`
    select 'suburb' as kind, name as suburb, state, postcode from (${parts}) as listed
    order by suburb_key = ${typed} desc, words limit ${unsafe(2 * MAX_SUBURBS)}`;
}

const MAX_BUILDINGS = 3;
const MAX_BUILDINGS_READ = 50;

/** `26 kilbride`, `26 kilbride cr`, … */
const beginningsOf = (key: string) =>
  key.split(' ').map((_, index, tokens) => tokens.slice(0, index + 1).join(' '));

/** Suggests buildings whose full address or name begins with the typed text. */
export function suggestBuildings(q: string): Query<Suggestion> {
  // `partsOf` takes the W of `7 Smith W` for west, but it may become Walk
  const typed = canonicalText(q).replace(/^\S*\//, '');
  const { base } = partsOf(q);
  return sql<Suggestion>`
    select 'building' as kind, id, name, address, suburb, state, postcode, properties.count as "propertyCount"
    from (
      select * from building where street_key = any(${[...beginningsOf(base), ...beginningsOf(typed)]})
      union (select * from building where ${whereBegins('street_key', base)} limit ${unsafe(MAX_BUILDINGS_READ)})
      union (select * from building where ${whereBegins('street_key', typed)} limit ${unsafe(MAX_BUILDINGS_READ)})
      union (
        select * from building where name is not null and ${whereBegins('lower(name)', q.toLowerCase())}
        limit ${unsafe(MAX_BUILDINGS_READ)}
      )
    ) as building
    cross join lateral (
      select count(*)::int from property where building_id = building.id and deleted_at is null
    ) as properties
    where properties.count > 0 and (
      starts_with(concat_ws(' ', street_key, suburb_key, lower(state), postcode), ${base})
      or starts_with(concat_ws(' ', street_key, suburb_key, lower(state), postcode), ${typed})
      or starts_with(lower(name), ${q.toLowerCase()})
    )
    order by properties.count desc, street_key, id limit ${unsafe(MAX_BUILDINGS)}`;
}

interface TypedText {
  /** The corrected terms. */
  text: string;
  tsquery: string;
  /** The query without prefixes. */
  wholeTsquery: string | undefined;
}

/**
 * Tests the most reviewed properties; if too few match, properties with the whole words. Never searches by a prefix,
 * for which PostgreSQL would read all words that begin with it.
 */
export const suggestReviewed = ({ text, tsquery, wholeTsquery }: TypedText, limit: number) => sql<Suggestion>`
  with most_reviewed as materialized (
    select ${MATCH_COLUMNS} from (
      select ${MATCH_COLUMNS}, search_tsv from property where ${IS_REVIEWED}
      order by review_count desc, id desc limit ${unsafe(MAX_TESTED)}
    ) as property
    where search_tsv @@ ${tsquery}::tsquery limit ${unsafe(MAX_MOST_REVIEWED)}
  ), found as materialized (
    select ${MATCH_COLUMNS} from (
      select ${MATCH_COLUMNS}, search_tsv from property
      where ${IS_REVIEWED} and ${wholeTsquery === undefined ? sql`false` : sql`search_tsv @@ ${wholeTsquery}::tsquery`}
        and (select count(*) from most_reviewed) < ${unsafe(LIMITS.suggestions)} limit ${unsafe(MAX_TESTED)}
    ) as property
    where search_tsv @@ ${tsquery}::tsquery and id not in (select id from most_reviewed)
  )
  select 'property' as kind, id, address, suburb, state, postcode,
    average_rating as "averageRating", review_count as "reviewCount"
  from (select * from most_reviewed union all select * from found) as property
  order by starts_with(translate(street_key, '/-', '  '), ${text}) desc, review_count desc, street_key, id
  limit ${limit}::int`;
