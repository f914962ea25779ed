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
  /** The base address of its building in canonical spelling, and as it was typed. */
  base: string;
  buildingAddress: string;
  buildingName: string | null;
  /** True to stay in its building, whatever its base address is. */
  staysInBuilding?: boolean;
}

const MAX_NAME_LENGTH = 80;

/** Returns true if a key can be written: a line without a base address has none, and an index limits the length. */
const isKeyable = ({ key, base }: StreetLine) => base !== '' && Buffer.byteLength(key) <= MAX_KEY_BYTES;

/** Returns the keys of a property by the parts of its street line (shell/docs/architecture/addresses.md), or none. */
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

/** Returns the key of a street line; null if it cannot have one. */
export function addressKeyOf(address: string): string | null {
  const parts = partsOf(address);
  return isKeyable(parts) ? parts.key : null;
}

export const keysOfLines = (properties: readonly KeyedProperty[]) => properties.flatMap(keysOfLine);

/**
 * Locks base addresses until the transaction ends, so that one writer of keys at a time works on a building, from
 * the lookup of an address to the insert. To prevent deadlocks, all transactions lock places, then buildings
 * (`lockBuildings`), then properties; several of a kind by one statement, in order.
 */
export async function lockPlaces(em: EntityManager, places: readonly Place[]): Promise<void> {
  const names = places.map(
    ({ address, suburbKey, state }) => `${partsOf(address).base}|${suburbKey}|${state}`,
  );
  await query(em, lockNames(names));
}

/** Locks the current places of properties. */
export const lockPlacesOf = async (em: EntityManager, ids: readonly number[]): Promise<void> =>
  lockPlaces(em, await query(em, placesOf(ids)));

/**
 * Writes the keys of properties and puts them into their buildings; the first unit of a base address adds a
 * building, which also gets a property that is the whole address. Call it in the transaction that adds or moves
 * them, after `lockPlaces`.
 * @returns the ids of properties whose key another one at the place has; nothing is written for them
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

/** Does the same once the buildings have been added. */
export async function writeKeysOf(em: EntityManager, keys: readonly PropertyKeys[]): Promise<number[]> {
  const json = JSON.stringify(keys);
  await query(em, addMissingBuildings(json));
  // a statement of its own, which sees what others have committed
  const written = new Set((await query(em, writeKeys(json))).map(({ id }) => id));
  return keys.flatMap(({ id }) => (written.has(id) ? [] : [id]));
}

/** Adds the buildings of properties whose keys are to be written, and puts matching properties with keys into them. */
export async function addBuildings(em: EntityManager, keys: readonly PropertyKeys[]): Promise<void> {
  const json = JSON.stringify(keys);
  await query(em, addMissingBuildings(json));
  await query(em, adoptWholeAddresses(json));
}
