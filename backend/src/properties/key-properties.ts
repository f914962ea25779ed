import { partsOf, type StreetLine } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { buildingAddress } from './building-address.ts';
import {
  addMissingBuildings,
  adoptWholeAddresses,
  lockNames,
  type Place,
  placesOf,
  writeKeys,
} from './key-properties.sql.ts';
import { MAX_KEY_BYTES } from './keys-of.ts';

/** What the keys of a property are made from. */
export interface KeyedProperty {
  id: number;
  /** Its street line. */
  address: string;
}

/** The keys of a property, as its row has them. */
export interface PropertyKeys {
  id: number;
  addressKey: string;
  unit: string | null;
  /** The base address of its building in our spelling, and as it was typed. */
  base: string;
  buildingAddress: string;
  buildingName: string | null;
  /** It stays in its building, whatever its base address is. */
  staysInBuilding?: boolean;
}

const MAX_NAME_LENGTH = 80;

/** Whether a key can be written: a line that says nothing has none, and an index takes no text of any length. */
const isKeyable = ({ key, base }: StreetLine) => base !== '' && Buffer.byteLength(key) <= MAX_KEY_BYTES;

/**
 * The keys of a property by the parts of its street line (shell/docs/architecture/addresses.md); none where it says
 * nothing.
 */
function keysOfLine({ id, address }: KeyedProperty): PropertyKeys[] {
  const parts = partsOf(address);
  if (!isKeyable(parts)) return [];
  const { key, base, name } = parts;
  const unit = key === base ? null : key.slice(0, -base.length - 1);
  const building = {
    buildingAddress: unit === null ? base : buildingAddress(address, base),
    buildingName: name && [...name].slice(0, MAX_NAME_LENGTH).join(''),
  };
  return [{ id, addressKey: key, unit, base, ...building }];
}

/** The key of a street line; null where it says nothing. */
export function addressKeyOf(address: string): string | null {
  const parts = partsOf(address);
  return isKeyable(parts) ? parts.key : null;
}

/** The keys of those properties that can have any. */
export const keysOfLines = (properties: readonly KeyedProperty[]) => properties.flatMap(keysOfLine);

/**
 * Locks base addresses until the transaction ends: one writer of keys at a time for all homes of a building, from the
 * lookup of an address to the insert. A transaction that locks more does it in this order, so that none waits
 * for another in a circle: places, buildings (`lockBuildings`), properties; several of a kind by one statement, in
 * order.
 */
export async function lockPlaces(em: EntityManager, places: readonly Place[]): Promise<void> {
  const names = places.map(
    ({ address, suburbKey, state }) => `${partsOf(address).base}|${suburbKey}|${state}`,
  );
  await query(em, lockNames(names));
}

/** The same for the places where properties are now. */
export const lockPlacesOf = async (em: EntityManager, ids: readonly number[]): Promise<void> =>
  lockPlaces(em, await query(em, placesOf(ids)));

/**
 * Writes the keys of properties, and puts them into their buildings: one is made for the first home with a unit, and a
 * home that is all of the base address belongs to it. Part of the transaction that adds them or changes their address, and
 * that has locked their places (`lockPlaces`).
 * @returns the ids of those whose key another property at the same place has, of which nothing is written
 */
export async function keyProperties(
  em: EntityManager,
  properties: readonly KeyedProperty[],
): Promise<number[]> {
  const keys = keysOfLines(properties);
  const unwritten = await writeKeysOf(em, keys);
  await query(em, adoptWholeAddresses(JSON.stringify(keys)));
  return unwritten;
}

/** The same where the buildings have been added. */
export async function writeKeysOf(em: EntityManager, keys: readonly PropertyKeys[]): Promise<number[]> {
  const json = JSON.stringify(keys);
  await query(em, addMissingBuildings(json));
  // a statement of its own, which sees what others have committed
  const written = new Set((await query(em, writeKeys(json))).map(({ id }) => id));
  return keys.flatMap(({ id }) => (written.has(id) ? [] : [id]));
}

/** Adds the buildings of properties whose keys are to be written, and puts homes into them that have their keys. */
export async function addBuildings(em: EntityManager, keys: readonly PropertyKeys[]): Promise<void> {
  const json = JSON.stringify(keys);
  await query(em, addMissingBuildings(json));
  await query(em, adoptWholeAddresses(json));
}
