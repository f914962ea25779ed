import { partsOf, UNKNOWN_POSTCODE } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { sql } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';
import { Property } from '../property.entity.ts';
import { addressKeyOf } from './key-properties.ts';
import { isRekeyPending } from './key-version.ts';
import { PropertyAlias } from './property-alias.entity.ts';

export interface AddressKeys {
  addressKey: string;
  suburbKey: string;
  state: string;
}

interface TypedAddress {
  address: string;
  postcode: string;
}

/**
 * Finds the property at a typed address, even a deleted one; the target of a merged one. While keys by earlier rules
 * exist (shell/docs/architecture/addresses.md), compares addresses instead.
 */
export async function findAtAddress(em: EntityManager, keys: AddressKeys, typed: TypedAddress) {
  const isPending = await isRekeyPending(em);
  const withKey = await em.find(Property, keys, { orderBy: { id: 'asc' } });
  const outdated = isPending
    ? withKey.filter(({ address }) => addressKeyOf(address) !== keys.addressKey)
    : [];
  await clearKeys(em, outdated);
  const withPresentKey = withKey.filter(each => !outdated.includes(each));
  const property = samePostcode(withPresentKey, typed.postcode);
  if (property) return property;
  if (!isPending) {
    const aliases = await em.find(PropertyAlias, keys, { populate: ['property'] });
    const alias = samePostcode(aliases, typed.postcode);
    if (alias) return alias.property.getEntity();
  }
  return findByAddress(em, keys, typed, isPending);
}

/** Clears keys by earlier rules, which may now belong to another address. */
async function clearKeys(em: EntityManager, outdated: Property[]) {
  for (const property of outdated) property.addressKey = null;
  await em.flush();
}

/** Compares the address with properties without a key; while keys are old, with all that have its numbers. */
async function findByAddress(em: EntityManager, keys: AddressKeys, typed: TypedAddress, isPending: boolean) {
  const candidates = await query(
    em,
    isPending ? selectByNumbers(keys, numbersQuery(typed.address)) : selectWithoutKey(keys),
  );
  const same = samePostcode(
    candidates.filter(({ address }) => addressKeyOf(address) === keys.addressKey),
    typed.postcode,
  );
  return same && em.findOneOrFail(Property, same.id);
}

/** Empty for an address without a number. */
const numbersQuery = (line: string) =>
  [...new Set(partsOf(line).number.match(/\d+[a-z]?/g))].map(number => `'${number}'`).join(' & ');

const selectWithoutKey = ({ suburbKey, state }: AddressKeys) =>
  db
    .selectFrom('property')
    .select(['id', 'address', 'postcode'])
    .where('suburb_key', '=', suburbKey)
    .where('state', '=', state)
    .where('address_key', 'is', null)
    .where('merged_into_id', 'is', null)
    .orderBy(sql`deleted_at is not null`)
    .orderBy('id');

const selectByNumbers = ({ suburbKey, state }: AddressKeys, numbers: string) => sql<
  TypedAddress & { id: number }
>`
  select coalesce(merged_into_id, id) as id, address, postcode from property
  where suburb_key = ${suburbKey} and state = ${state} and (${numbers} = '' or search_tsv @@ ${numbers}::tsquery)
  order by merged_into_id is not null, deleted_at is not null, id`;

/** An unknown postcode matches any. */
const samePostcode = <T extends { postcode: string }>(candidates: T[], postcode: string): T | undefined =>
  candidates.find(candidate => candidate.postcode === postcode) ??
  candidates.find(candidate => postcode === UNKNOWN_POSTCODE || candidate.postcode === UNKNOWN_POSTCODE);
