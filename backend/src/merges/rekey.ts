import { createHash } from 'node:crypto';
import { partsOf, UNKNOWN_POSTCODE } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { HttpException } from '@nestjs/common';
import { query } from '../platform/database/query.ts';
import { repeatOnDuplicate } from '../platform/database/repeat-on-duplicate.ts';
import {
  addBuildings,
  addressKeyOf,
  keysOfLines,
  lockBaseAddresses,
  type PropertyKeys,
  writeKeysOf,
} from '../properties/addresses/key-properties.ts';
import { mergeInto, selectIds } from './merge-properties.ts';
import {
  clearOutdated,
  hasOutdatedKeys,
  printMisplaced,
  propertiesThatStay,
  rekeyAliases,
} from './outdated-keys.ts';
import {
  clearKeysOfDeleted,
  lockPropertiesOfMergedBuildings,
  lockToKey,
  moveToMergeTargets,
  nextToKey,
  oldestFirst,
  othersWithKeys,
  type PropertyToKey,
  selectDistinctPairs,
} from './rekey.sql.ts';

/** Properties per transaction: each takes locks, of which PostgreSQL has some thousand. */
const REKEYED_AT_ONCE = 200;
const REASON = 'The same address in two spellings.';

/** Two properties to merge; `into` is the older one. */
interface Pair {
  from: PropertyToKey;
  into: PropertyToKey;
}

export interface RekeyNumbers {
  keyed: number;
  /** Properties that were merged into another. */
  merged: number;
}

export interface RekeyOptions {
  isDryRun?: boolean;
  print?: (line: string) => void;
  /** Ends after the current batch; the next run continues from there. */
  signal?: AbortSignal;
}

/**
 * Gives each property its key by the present rules (shell/docs/architecture/addresses.md), and merges properties with
 * the same key into the oldest, unless their buildings have different names. A stopped run can continue.
 */
export async function rekey(em: EntityManager, options: RekeyOptions = {}): Promise<RekeyNumbers> {
  const { isDryRun, print = () => {}, signal } = options;
  const { total, pairs, differing } = await planOfRekey(em, { isFull: true, signal });
  const verb = isDryRun ? 'Would join' : 'Joining';
  for (const { from, into } of pairs) print(`${verb} ${lineOf(from)} into ${lineOf(into)}`);
  if (isDryRun) {
    await printMisplaced(em, print);
    return { keyed: total - pairs.length - differing.length, merged: pairs.length };
  }
  const mergedIds = new Set(pairs.map(({ from }) => from.id));
  const keyed = await rekeyAll(em, mergedIds, signal);
  const merged = await mergeAll(em, pairs, print, signal);
  await em
    .fork()
    .transactional(async em =>
      query(em, moveToMergeTargets(await selectIds(em, lockPropertiesOfMergedBuildings()))),
    );
  await rekeyAliases(em);
  await printMisplaced(em, print);
  return { keyed, merged };
}

const lineOf = ({ id, address, suburb, state, postcode }: PropertyToKey) =>
  `${address}, ${suburb} ${state} ${postcode} (${id})`;

interface Scan {
  isDeleted?: boolean;
  isFull?: boolean;
  signal?: AbortSignal | undefined;
}

/** Yields properties, live or deleted, without a key or with an outdated one. */
async function* batchesOf(em: EntityManager, { isDeleted = false, isFull = false, signal }: Scan) {
  let batch: PropertyToKey[] = [];
  do {
    batch = await query(em.fork(), nextToKey(batch.at(-1)?.id ?? 0, { isDeleted, isFull }));
    const outdated = batch.filter(each => each.addressKey === null || hasOutdatedKeys(each));
    if (outdated.length > 0) yield outdated;
  } while (batch.length > 0 && !signal?.aborted);
}

interface PropertyWithKey {
  property: PropertyToKey;
  addressKey: string;
}

const addKeys = (properties: readonly PropertyToKey[]): PropertyWithKey[] =>
  properties.flatMap(property => {
    const addressKey = addressKeyOf(property.address);
    return addressKey === null ? [] : [{ property, addressKey }];
  });

const fullKeyOf = ({ property, addressKey }: PropertyWithKey) =>
  `${addressKey}|${property.suburbKey}|${property.state}`;

/** Returns 48 bits, a tenth of the text's memory; `pairsOf` drops pairs that only share a hash. */
const hashOf = (text: string) => createHash('sha1').update(text).digest().readUIntBE(0, 6);

interface Plan {
  /** Properties that could have a key. */
  total: number;
  pairs: Pair[];
  /** Pairs whose buildings have different names, for an administrator to decide. */
  differing: Pair[];
}

export async function planOfRekey(em: EntityManager, scan: Scan = {}): Promise<Plan> {
  const idsByHash = new Map<number, number>();
  const idsSharingKey = new Set<number>();
  let total = 0;
  for await (const batch of batchesOf(em, scan)) {
    const withKeys = addKeys(batch);
    total += withKeys.length;
    for (const each of withKeys) {
      const hash = hashOf(fullKeyOf(each));
      const earlier = idsByHash.get(hash);
      if (earlier === undefined) idsByHash.set(hash, each.property.id);
      else idsSharingKey.add(earlier).add(each.property.id);
    }
    const keys = withKeys.map(({ property: { id }, addressKey }) => ({ id, addressKey }));
    const others = othersWithKeys(JSON.stringify(keys));
    for (const { id, otherId } of await query(em.fork(), others)) idsSharingKey.add(id).add(otherId);
  }
  return { total, ...(await pairsOf(em, [...idsSharingKey])) };
}

/** Groups by address and the building's name: a group is one property; names give their oldest to `differing`. */
async function pairsOf(em: EntityManager, ids: number[]): Promise<Omit<Plan, 'total'>> {
  if (ids.length === 0) return { pairs: [], differing: [] };
  const properties = addKeys(await query(em.fork(), oldestFirst(ids)));
  const distinct = await query(em.fork(), selectDistinctPairs(ids));
  const areDistinct = (one: number, other: number) =>
    distinct.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  const groupsByAddress = [...Map.groupBy(properties, fullKeyOf).values()]
    .flatMap(samePlace => [...Map.groupBy(samePlace, postcodeAmong(samePlace)).values()])
    .map(sameAddress => [...Map.groupBy(sameAddress, nameAmong(sameAddress)).values()]);
  const pairsWithOldest = (groups: PropertyWithKey[][]) =>
    groups
      .flatMap(([oldest, ...others]) =>
        others.map(from => ({ from: from.property, into: (oldest as PropertyWithKey).property })),
      )
      .filter(({ from, into }) => !areDistinct(from.id, into.id));
  const oldestOfNames = groupsByAddress.map(names => names.map(([oldest]) => oldest as PropertyWithKey));
  return { pairs: pairsWithOldest(groupsByAddress.flat()), differing: pairsWithOldest(oldestOfNames) };
}

/** Returns the name to group by; a unit without one gets that of the others. */
function nameAmong(properties: readonly PropertyWithKey[]) {
  const partsOfAll = new Map(properties.map(each => [each, partsOf(each.property.address)]));
  const names = [...new Set([...partsOfAll.values()].flatMap(({ name }) => name?.toLowerCase() ?? []))];
  return (each: PropertyWithKey) => {
    const { name, unit } = partsOfAll.get(each) ?? {};
    return name?.toLowerCase() ?? (unit && names.length === 1 ? names[0] : null);
  };
}

/** Returns the postcode to group by; an unknown one becomes that of the others. */
function postcodeAmong(properties: readonly PropertyWithKey[]) {
  const known = [...new Set(properties.map(({ property }) => property.postcode))].filter(
    each => each !== UNKNOWN_POSTCODE,
  );
  return ({ property: { postcode } }: PropertyWithKey) =>
    postcode === UNKNOWN_POSTCODE && known.length === 1 ? known[0] : postcode;
}

/** Clears all outdated keys first. Live properties come before deleted ones, which must not keep a live one's key. */
async function rekeyAll(em: EntityManager, mergedIds: ReadonlySet<number>, signal?: AbortSignal) {
  for (const isDeleted of [false, true])
    for await (const batch of batchesOf(em, { isDeleted, isFull: true, signal }))
      await clearOutdated(em, batch);
  let keyed = 0;
  for (const isDeleted of [false, true])
    for await (const batch of batchesOf(em, { isDeleted, signal })) {
      const toKey = batch.filter(({ id }) => !mergedIds.has(id));
      for (let start = 0; start < toKey.length; start += REKEYED_AT_ONCE)
        keyed += await rekeyBatch(em, toKey.slice(start, start + REKEYED_AT_ONCE));
    }
  return keyed;
}

async function rekeyBatch(em: EntityManager, properties: readonly PropertyToKey[]): Promise<number> {
  const stayingIds = await propertiesThatStay(em, properties);
  const keys = keysOfLines(properties).map(each => ({ ...each, staysInBuilding: stayingIds.has(each.id) }));
  if (keys.length === 0) return 0;
  // locks properties outside of the batch too, in a transaction of its own to prevent deadlocks
  await em.fork().transactional(async em => {
    await lockBaseAddresses(em, properties);
    await addBuildings(em, keys);
  });
  return repeatOnDuplicate(() => em.fork().transactional(em => writeBatch(em, properties, keys)));
}

async function writeBatch(
  em: EntityManager,
  properties: readonly PropertyToKey[],
  keys: readonly PropertyKeys[],
): Promise<number> {
  await lockBaseAddresses(em, properties);
  const ids = keys.map(({ id }) => id);
  const locked = await query(em, lockToKey(ids));
  const addresses = new Map(locked.map(({ id, address }) => [id, address]));
  // a change of the address in the meantime wrote its key
  const unchanged = new Set(
    properties.filter(({ id, address }) => addresses.get(id) === address).map(({ id }) => id),
  );
  const valid = keys.filter(({ id }) => unchanged.has(id));
  await query(em, clearKeysOfDeleted(JSON.stringify(valid)));
  return valid.length - (await writeKeysOf(em, valid)).length;
}

async function mergeAll(
  em: EntityManager,
  pairs: readonly Pair[],
  print: (line: string) => void,
  signal?: AbortSignal,
) {
  let merged = 0;
  for (const { from, into } of pairs) {
    if (signal?.aborted) break;
    try {
      await em
        .fork()
        .transactional(em => mergeInto(em, { from: from.id, into: into.id, reason: REASON, by: null }));
      merged++;
    } catch (error) {
      // one of them was merged or removed meanwhile
      if (!(error instanceof HttpException)) throw error;
      print(`Not joined: ${lineOf(from)}: ${error.message}`);
    }
  }
  return merged;
}
