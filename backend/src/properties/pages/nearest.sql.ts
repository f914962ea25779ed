import { type NearestProperties, type PropertyLine, UNKNOWN_POSTCODE } from '@home-truths/contract';
import { sql, unsafe } from '../../platform/database/sql.ts';
import { IS_INHABITED } from './property.sql.ts';

type NearestSuburb = NearestProperties['suburbs'][number];
type TypedAddress = Record<'streetKey' | 'suburbKey' | 'state' | 'postcode', string>;

const MAX_CANDIDATES = 200;
const MAX_MATCHES = 200;
const MAX_PROPERTIES = 4;
const MAX_SUBURBS = 6;
const MAX_WITH_NUMBERS = 200;

/** Returns indexed words that share a variant with two letters left out, for each term that is not indexed itself. */
export const termsTwoEditsAway = (terms: string[]) => sql<{ term: string; candidates: string[] }>`
  select typed.term, array(
    select word from search_word where variants && array(
      select distinct twice from unnest(one_letter_out(typed.term)) as once, unnest(one_letter_out(once)) as twice
    ) limit ${unsafe(MAX_CANDIDATES)}
  ) as candidates
  from unnest(${terms}::text[]) as typed(term)
  where not exists (select from search_word where word = typed.term)`;

export const mostReviewedMatches = (tsquery: string) => sql<PropertyLine>`
  with matches as materialized (
    select id, address, suburb, state, postcode, street_key, review_count from property
    where deleted_at is null and review_count > 0 and search_tsv @@ ${tsquery}::tsquery limit ${unsafe(MAX_MATCHES)}
  )
  select id, address, suburb, state, postcode from matches
  order by review_count desc, street_key, id limit ${unsafe(MAX_PROPERTIES)}`;

/** Returns suburbs of these names with a reviewed property, except in a state; the longest name first. */
export const suburbsNamed = (names: string[], exceptState: string | undefined) => sql<NearestSuburb>`
  select shown.suburb, state, postcode, coalesce(place_sum.reviews, 0) as "reviewCount" from suburb as named
  left join place_sum using (state, suburb_key, postcode)
  cross join lateral (
    select suburb from property
    where suburb_key = named.suburb_key and state = named.state and postcode = named.postcode
      and deleted_at is null and review_count > 0
    order by suburb limit 1
  ) as shown
  where suburb_key = any(${names}) and state is distinct from ${exceptState ?? null}
  order by char_length(suburb_key) desc, "reviewCount" desc, state, postcode limit ${unsafe(MAX_SUBURBS)}`;

/** Returns the suburbs of a name, in one state or all, that the list of localities has. */
export const listedSuburbsNamed = (name: string, state: string | undefined) => sql<NearestSuburb>`
  select name as suburb, state, postcode from suburb
  where suburb_key = ${name} and state = coalesce(${state}, state) and source is not null and ${IS_INHABITED}
  order by state, postcode limit ${unsafe(MAX_SUBURBS)}`;

export const propertiesWithAllNumbers = (
  { suburbKey, state, postcode }: TypedAddress,
  numbers: readonly string[],
) => sql<PropertyLine & { building: string | null }>`
  select property.id, property.address, property.suburb, property.state, property.postcode, building.name as "building"
  from property left join building on building.id = building_id
  where property.suburb_key = ${suburbKey} and property.state = ${state} and deleted_at is null
    and search_tsv @@ ${numbers.map(number => `'${number}'`).join(' & ')}::tsquery
    and (${postcode} = '${unsafe(UNKNOWN_POSTCODE)}' or property.postcode in (${postcode}, '${unsafe(UNKNOWN_POSTCODE)}'))
  order by review_count desc, property.id limit ${unsafe(MAX_WITH_NUMBERS)}`;

/** The first number may be `5/12`. */
export const propertiesWithFirstNumber = ({ streetKey, suburbKey, state, postcode }: TypedAddress) =>
  sql<PropertyLine & { streetKey: string }>`
  select id, address, suburb, state, postcode, street_key as "streetKey" from property
  where suburb_key = ${suburbKey} and state = ${state} and deleted_at is null
    and split_part(street_key, ' ', 1) = ${streetKey.split(' ')[0]}
    and (${postcode} = '${unsafe(UNKNOWN_POSTCODE)}' or postcode in (${postcode}, '${unsafe(UNKNOWN_POSTCODE)}'))
  order by review_count desc, id limit ${unsafe(MAX_WITH_NUMBERS)}`;
