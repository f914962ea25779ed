import type { EntityManager } from '@mikro-orm/postgresql';
import { spellingsOf, tokensOf } from './address-tokens.ts';
import type { Property } from './property.entity.ts';

/**
 * Adds words with their other spellings, so that "stret" is corrected to `st`. In order, so that writers never
 * deadlock.
 */
function indexTerms(em: EntityManager, words: string[]) {
  const all = [...new Set(words.flatMap(word => [word, ...spellingsOf(word)]))].sort();
  return em.execute(
    `insert into search_word (word) select value from jsonb_array_elements_text(?::jsonb) as value
     on conflict do nothing`,
    [JSON.stringify(all)],
  );
}

/** Adds a property to the search index; part of the transaction that adds the property. */
export async function indexProperty(em: EntityManager, property: Property) {
  const words = tokensOf(`${property.streetKey} ${property.suburbKey} ${property.state.toLowerCase()}`);
  await indexTerms(
    em,
    words.filter(word => !/^\d/.test(word)),
  );
  await em.execute(
    `insert into suburb (suburb_key, state, postcode, name) values (?, ?, ?, ?) on conflict do nothing`,
    [property.suburbKey, property.state, property.postcode, property.suburb],
  );
}

/** The same for all properties at once, after a bulk load. */
export async function indexAllProperties(em: EntityManager) {
  await em.execute(
    `insert into suburb (suburb_key, state, postcode, name)
     select distinct on (suburb_key, state, postcode) suburb_key, state, postcode, suburb from property
     order by suburb_key, state, postcode, id on conflict do nothing`,
  );
  const words = await em.execute<{ word: string }[]>(
    `select word from ts_stat('select search_tsv from property') where word !~ '^[0-9]'`,
  );
  await indexTerms(
    em,
    words.flatMap(({ word }) => tokensOf(word)),
  );
}
