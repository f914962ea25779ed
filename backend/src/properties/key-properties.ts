import { partsOf } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsIn } from '../database/rows-in.ts';
import { buildingAddress } from './building-address.ts';
import { addMissingBuildings, adoptWholeAddresses, writeKeys } from './key-properties.sql.ts';
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
}

const MAX_NAME_LENGTH = 80;

/** The keys of a property by the parts of its street line (decision 290). */
export function keysOfLine({ id, address }: KeyedProperty): PropertyKeys {
  const { key, base, name } = partsOf(address);
  return {
    id,
    addressKey: key,
    unit: key === base ? null : key.slice(0, -base.length - 1),
    base,
    buildingAddress: buildingAddress(address, base),
    buildingName: name && [...name].slice(0, MAX_NAME_LENGTH).join(''),
  };
}

/** Whether keys can be written: a line that says nothing has none, and an index takes no text of any length. */
const isKeyable = ({ addressKey, base }: PropertyKeys) =>
  base !== '' && Buffer.byteLength(addressKey) <= MAX_KEY_BYTES;

/** The keys of those properties that can have any. */
export const keysOfLines = (properties: readonly KeyedProperty[]) =>
  properties.map(keysOfLine).filter(isKeyable);

/**
 * Writes the keys of properties, and puts them into their buildings: one is made for the first home with a unit, and a
 * home that is all of the base address belongs to it. Part of the transaction that adds them or changes their address.
 * @returns the ids of those whose key another property at the same place has, of which nothing is written
 */
export async function keyProperties(
  em: EntityManager,
  properties: readonly KeyedProperty[],
): Promise<number[]> {
  const keys = keysOfLines(properties);
  const unwritten = await writeKeysOf(em, keys);
  await rowsIn(em, adoptWholeAddresses(JSON.stringify(keys)));
  return unwritten;
}

/** The same where the buildings have been added. */
export async function writeKeysOf(em: EntityManager, keys: readonly PropertyKeys[]): Promise<number[]> {
  const json = JSON.stringify(keys);
  await rowsIn(em, addMissingBuildings(json));
  // a statement of its own, which sees what others have committed
  const written = new Set((await rowsIn<{ id: number }>(em, writeKeys(json))).map(({ id }) => id));
  return keys.flatMap(({ id }) => (written.has(id) ? [] : [id]));
}

/** Adds the buildings of properties whose keys are to be written, and puts homes into them that have their keys. */
export async function addBuildings(em: EntityManager, keys: readonly PropertyKeys[]): Promise<void> {
  const json = JSON.stringify(keys);
  await rowsIn(em, addMissingBuildings(json));
  await rowsIn(em, adoptWholeAddresses(json));
}
