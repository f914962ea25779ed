import { partsOf } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsIn } from '../database/rows-in.ts';
import { buildingAddress } from './building-address.ts';
import { addMissingBuildings, adoptWholeAddresses, writeKeys } from './key-properties.sql.ts';

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

/**
 * Writes the keys of properties, and puts them into their buildings: one is made for the first home with a unit, and a
 * home that is all of the base address belongs to it. Part of the transaction that adds them or changes their address.
 * @returns the ids of those whose key another property at the same place has, of which nothing is written
 */
export async function keyProperties(
  em: EntityManager,
  properties: readonly KeyedProperty[],
): Promise<number[]> {
  const keys = JSON.stringify(properties.map(keysOfLine));
  await rowsIn(em, addMissingBuildings(keys));
  // each in a statement of its own, which sees what others have committed
  const written = new Set((await rowsIn<{ id: number }>(em, writeKeys(keys))).map(({ id }) => id));
  await rowsIn(em, adoptWholeAddresses(keys));
  return properties.flatMap(({ id }) => (written.has(id) ? [] : [id]));
}
