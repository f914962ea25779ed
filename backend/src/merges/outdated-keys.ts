import { partsOf } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/database/query.ts';
import { canonicalText as streetKeyOf } from '../properties/addresses/address-tokens.ts';
import { addressKeyOf } from '../properties/addresses/key-properties.ts';
import { indexStreets } from '../properties/search/search-index.ts';
import {
  clearOutdatedKeys,
  mergesWithAlias,
  type PropertyToKey,
  propertiesOfOtherBuildings,
  rekeyAlias,
  renameBuilding,
  selectPropertiesOfBuildings,
} from './rekey.sql.ts';

export const hasOutdatedKeys = ({ address, addressKey, streetKey }: PropertyToKey) =>
  addressKeyOf(address) !== addressKey || streetKeyOf(address) !== streetKey;

/** Removes keys by earlier rules, which may now belong to other properties. */
export async function clearOutdated(em: EntityManager, properties: readonly PropertyToKey[]): Promise<void> {
  const outdated = properties
    .filter(each => each.addressKey !== null || each.streetKey !== streetKeyOf(each.address))
    .map(({ id, address }) => ({ id, address, streetKey: streetKeyOf(address) }));
  if (outdated.length === 0) return;
  await em.fork().transactional(async em => {
    await query(em, clearOutdatedKeys(JSON.stringify(outdated)));
    const streetKeys = outdated.map(property => property.streetKey);
    await indexStreets(em, streetKeys);
  });
}

/**
 * Returns the ids of properties that stay in their building although their new key names another base address: `rekey`
 * never splits a building. If all its properties agree on an address, the building gets it.
 */
export async function propertiesThatStay(
  em: EntityManager,
  properties: readonly PropertyToKey[],
): Promise<Set<number>> {
  const buildings = [...new Set(properties.flatMap(({ buildingId }) => buildingId ?? []))];
  if (buildings.length === 0) return new Set();
  const inBuildings = await query(em.fork(), selectPropertiesOfBuildings(buildings));
  const ids = new Set<number>();
  for (const [id, members] of Map.groupBy(inBuildings, ({ buildingId }) => buildingId)) {
    const bases = new Set(members.map(({ address }) => partsOf(address).base));
    const [base = ''] = bases;
    const isSameAddress = bases.size === 1;
    if (isSameAddress && base === members[0]?.buildingKey) continue;
    const isRenamed = isSameAddress && (await query(em.fork(), renameBuilding(id, base))).length > 0;
    if (!isRenamed) for (const each of members) ids.add(each.id);
  }
  return ids;
}

/** Prints properties in another building than their address says, which an administrator may move. */
export async function printMisplaced(em: EntityManager, print: (line: string) => void): Promise<void> {
  for (const each of await query(em.fork(), propertiesOfOtherBuildings()))
    print(
      `Not moved: ${each.address}, ${each.suburb} ${each.state} ${each.postcode} (${each.id}) is in the building ${each.building}, which its address is not. An administrator can place it in another.`,
    );
}

/** Gives former addresses of merged properties keys by the present rules. */
export async function rekeyAliases(em: EntityManager): Promise<void> {
  const merges = await query(em.fork(), mergesWithAlias());
  for (const { id, address, addressKey } of merges) {
    const key = addressKeyOf(address);
    if (key !== null && key !== addressKey) await query(em.fork(), rekeyAlias(id, key));
  }
}
