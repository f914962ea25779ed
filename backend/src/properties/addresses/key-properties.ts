import { partsOf, type StreetLine } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/database/query.ts';
import { canonicalText } from './address-tokens.ts';
import {
  addMissingBuildings,
  addressesOf,
  assignWholeAddresses,
  type LocatedAddress,
  lockNames,
  writeKeys,
} from './key-properties.sql.ts';
import { MAX_KEY_BYTES } from './keys-of.ts';

const capitalise = (token: string) => token.replace(/^\p{L}|(?<=\d)\p{L}/gu, letter => letter.toUpperCase());

/**
 * Returns the base address as it was typed: `12 Smith Street` in `Unit 5, 12 Smith Street`. Tries the ends of the line,
 * then its beginnings, since a unit or name may stand on either side.
 * @param base its canonical spelling, `12 smith st`
 */
export function buildingAddress(line: string, base: string): string {
  const matches = line.matchAll(/(?<=[\s,/]|^)(?=[^\s,/])|(?<=[^\s,/])(?=[\s,/]|$)/g);
  const boundaries = [...matches].map(({ index }) => index);
  const parts = [
    ...boundaries.map(start => line.slice(start)),
    ...boundaries.toReversed().map(end => line.slice(0, end)),
  ];
  const typed = parts.find(part => canonicalText(part) === base);
  return typed?.replace(/^[\s,/]+|[\s,.;/]+$/g, '') ?? base.split(' ').map(capitalise).join(' ');
}

export interface KeyedProperty {
  id: number;
  address: string;
}

export interface PropertyKeys {
  id: number;
  addressKey: string;
  unit: string | null;
  /** The address without the unit in canonical spelling; `buildingAddress` is the same as it was typed. */
  base: string;
  buildingAddress: string;
  buildingName: string | null;
  staysInBuilding?: boolean;
}

/** The limit of the constraint `building_name_check`. */
const MAX_NAME_LENGTH = 80;

/** A key needs a base address, and an index limits its length. */
const isKeyable = ({ key, base }: StreetLine) => base !== '' && Buffer.byteLength(key) <= MAX_KEY_BYTES;

/** Returns the keys of a property; none if its address has none (shell/docs/architecture/addresses.md). */
function keysOfLine({ id, address }: KeyedProperty): PropertyKeys[] {
  const parts = partsOf(address);
  if (!isKeyable(parts)) return [];
  const { key, base, name } = parts;
  const unit = key === base ? null : key.slice(0, -`/${base}`.length);
  const building = {
    buildingAddress: unit === null ? base : buildingAddress(address, base),
    buildingName: name && [...name].slice(0, MAX_NAME_LENGTH).join(''),
  };
  return [{ id, addressKey: key, unit, base, ...building }];
}

export function addressKeyOf(address: string): string | null {
  const parts = partsOf(address);
  return isKeyable(parts) ? parts.key : null;
}

export const keysOfLines = (properties: readonly KeyedProperty[]) => properties.flatMap(keysOfLine);

/**
 * Locks base addresses until the transaction ends, so that one writer of keys at a time works on a building. The order
 * of locks is in shell/docs/architecture/addresses.md.
 */
export async function lockBaseAddresses(
  em: EntityManager,
  addresses: readonly LocatedAddress[],
): Promise<void> {
  const names = addresses.map(
    ({ address, suburbKey, state }) => `${partsOf(address).base}|${suburbKey}|${state}`,
  );
  await query(em, lockNames(names));
}

export const lockBaseAddressesOf = async (em: EntityManager, ids: readonly number[]): Promise<void> =>
  lockBaseAddresses(em, await query(em, addressesOf(ids)));

/**
 * Writes keys and puts properties into their buildings; the first unit at an address adds its building. Call it after
 * `lockBaseAddresses`, in the same transaction.
 * @returns the ids of properties whose key is taken
 */
export async function keyProperties(
  em: EntityManager,
  properties: readonly KeyedProperty[],
): Promise<number[]> {
  const keys = keysOfLines(properties);
  const unwritten = await writeKeysOf(em, keys);
  await query(em, assignWholeAddresses(JSON.stringify(keys)));
  return unwritten;
}

export async function writeKeysOf(em: EntityManager, keys: readonly PropertyKeys[]): Promise<number[]> {
  const json = JSON.stringify(keys);
  await query(em, addMissingBuildings(json));
  // a statement of its own, which sees what others have committed
  const written = new Set((await query(em, writeKeys(json))).map(({ id }) => id));
  return keys.flatMap(({ id }) => (written.has(id) ? [] : [id]));
}

export async function addBuildings(em: EntityManager, keys: readonly PropertyKeys[]): Promise<void> {
  const json = JSON.stringify(keys);
  await query(em, addMissingBuildings(json));
  await query(em, assignWholeAddresses(json));
}
