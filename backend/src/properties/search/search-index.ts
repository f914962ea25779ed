import { spellingsOf } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { tokensOf } from '../addresses/address-tokens.ts';
import type { Property } from '../property.entity.ts';

/** Adds words and their other spellings, so that "stret" is corrected to `st`. Sorts them to prevent deadlocks. */
function insertTerms(words: string[]): Sql {
  const all = [...new Set(words.flatMap(word => [word, ...spellingsOf(word)]))].sort();
  return sql`insert into search_word (word) select unnest(${all}::text[]) on conflict do nothing`;
}

/**
 * Writes nothing but for the first property of a suburb, so that writers rarely wait for each other. A new row has
 * `has_property` by default; the update is for rows from the list of localities.
 */
const insertSuburb = ({ suburbKey, state, postcode, suburb }: Property) => sql`
  with added as (
    insert into suburb (suburb_key, state, postcode, name) values (${suburbKey}, ${state}, ${postcode}, ${suburb})
    on conflict do nothing
  )
  update suburb set has_property = true
  where suburb_key = ${suburbKey} and state = ${state} and postcode = ${postcode} and not has_property`;

const insertAllSuburbs = () => sql`
  with named as (
    select distinct on (suburb_key, state, postcode) suburb_key, state, postcode, suburb from property
    order by suburb_key, state, postcode, id
  ), added as (
    insert into suburb (suburb_key, state, postcode, name) select * from named on conflict do nothing
  )
  update suburb set has_property = true from named
  where suburb.suburb_key = named.suburb_key and suburb.state = named.state and suburb.postcode = named.postcode
    and not has_property`;

const selectIndexedTerms = () =>
  sql<{ word: string }>`select word from ts_stat('select search_tsv from property') where word !~ '^[0-9]'`;

/** Adds words and suburb to the search, in the transaction that adds the property. */
export async function indexProperty(em: EntityManager, property: Property) {
  const words = tokensOf(`${property.streetKey} ${property.suburbKey} ${property.state.toLowerCase()}`);
  await query(em, insertTerms(words.filter(word => !/^\d/.test(word))));
  await query(em, insertSuburb(property));
}

export const indexStreets = async (em: EntityManager, streetKeys: readonly string[]) => {
  const words = streetKeys.flatMap(tokensOf);
  await query(em, insertTerms(words.filter(word => !/^\d/.test(word))));
};

/** For rows that were added without `indexProperty`. */
export async function indexAllProperties(em: EntityManager) {
  await query(em, insertAllSuburbs());
  const words = await query(em, selectIndexedTerms());
  await query(em, insertTerms(words.flatMap(({ word }) => tokensOf(word))));
}
