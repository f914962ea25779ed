import type { EntityManager } from '@mikro-orm/postgresql';
import type { Statement } from '../database/database.ts';
import { rowsIn } from '../database/rows-in.ts';
import { spellingsOf, tokensOf } from './address-tokens.ts';
import type { Property } from './property.entity.ts';

/**
 * Adds words with their other spellings, so that "stret" is corrected to `st`. In order, so that writers never
 * deadlock.
 */
function insertTerms(words: string[]): Statement {
  const all = [...new Set(words.flatMap(word => [word, ...spellingsOf(word)]))].sort();
  return {
    text: 'insert into search_word (word) select unnest($1::text[]) on conflict do nothing',
    values: [all],
  };
}

const insertSuburb = ({ suburbKey, state, postcode, suburb }: Property): Statement => ({
  text: 'insert into suburb (suburb_key, state, postcode, name) values ($1, $2, $3, $4) on conflict do nothing',
  values: [suburbKey, state, postcode, suburb],
});

const insertAllSuburbs = (): Statement => ({
  text: `
    insert into suburb (suburb_key, state, postcode, name)
    select distinct on (suburb_key, state, postcode) suburb_key, state, postcode, suburb from property
    order by suburb_key, state, postcode, id on conflict do nothing`,
  values: [],
});

const selectIndexedTerms = (): Statement => ({
  text: `select word from ts_stat('select search_tsv from property') where word !~ '^[0-9]'`,
  values: [],
});

/** Adds a property to the search index; part of the transaction that adds the property. */
export async function indexProperty(em: EntityManager, property: Property) {
  const words = tokensOf(`${property.streetKey} ${property.suburbKey} ${property.state.toLowerCase()}`);
  await rowsIn(em, insertTerms(words.filter(word => !/^\d/.test(word))));
  await rowsIn(em, insertSuburb(property));
}

/** The same for all properties at once, after a bulk load. */
export async function indexAllProperties(em: EntityManager) {
  await rowsIn(em, insertAllSuburbs());
  const words = await rowsIn<{ word: string }>(em, selectIndexedTerms());
  await rowsIn(em, insertTerms(words.flatMap(({ word }) => tokensOf(word))));
}
