import fs from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { REVISIONS_PATH } from '@home-truths/contract';
import { parseVariables, SiteEnvironment } from '@home-truths/contract/environment';
import * as z from 'zod/mini';
import { log, reasonOf } from '../log.ts';
import { createJson, writeJson } from './files.ts';
import { type Change, parseChange, readHistory, readNewest, revisions } from './history.ts';
import { historyFile } from './registry.ts';
import { writeRegistry } from './registry-file.ts';

/** The interval at which gateways read the database. */
const FOLLOW_INTERVAL_MS = 1000;
const TIMEOUT_MS = 5000;

/** The registry cannot be reached or did not record a change. */
export class RegistryError extends Error {}

/** Gateways and commands always read the folder, which is a copy if the registry is in the database. */
export interface RegistryStore {
  /** Updates the folder. @throws RegistryError */
  refresh(releasesDir: string): Promise<void>;
  /**
   * Returns false if another writer was faster.
   * @throws RegistryError
   */
  add(releasesDir: string, change: Change): Promise<boolean>;
  /** True if the registry is in the database. */
  isShared: boolean;
}

const addToFolder = (releasesDir: string, change: Change) =>
  createJson(historyFile(releasesDir, change.revision), change);

const folderStore: RegistryStore = { refresh: async () => {}, add: addToFolder, isShared: false };

const Reply = z.object({ changes: z.array(z.unknown()) });

/** Returns the newest changes of the folder without a gap, oldest first. */
async function unbrokenHistory(releasesDir: string): Promise<Change[]> {
  const all = await readHistory(releasesDir);
  const unbroken = all.filter(({ revision }, index) => revision === (all[0]?.revision ?? 0) - index);
  const newest = await readNewest(releasesDir);
  if (newest.revision === (unbroken[0]?.revision ?? 0)) return unbroken.toReversed();
  return [{ ...newest, change: { at: new Date().toISOString(), what: 'move into the database' } }];
}

/** Replaces the history, because the database was restored or the folder comes from elsewhere. */
async function replaceFolder(releasesDir: string, changes: Change[]) {
  for (const revision of await revisions(releasesDir))
    await fs.rm(historyFile(releasesDir, revision), { force: true });
  for (const change of changes) await writeJson(historyFile(releasesDir, change.revision), change);
  const newest = changes.at(-1);
  if (newest) await writeRegistry(releasesDir, newest);
}

/** Reaches the database through the backend; the folder has the last good copy. */
function databaseStore(apiUrl: string, token: string): RegistryStore {
  async function call(search: string, body?: object) {
    const response = await fetch(apiUrl + REVISIONS_PATH + search, {
      headers: {
        authorization: `Bearer ${token}`,
        // the backend refuses requests from pages of other sites
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).catch(error => {
      throw new RegistryError(`The registry cannot be reached at ${apiUrl}: ${reasonOf(error)}`);
    });
    if (response.ok || response.status === 409) return response;
    await response.body?.cancel();
    const hint = response.status === 404 ? '. Set the same REGISTRY_TOKEN for backends and gateways' : '';
    throw new RegistryError(`The registry at ${apiUrl} responded with ${response.status}${hint}`);
  }

  async function changesAfter(revision: number): Promise<Change[]> {
    const { changes } = Reply.parse(await (await call(`?after=${Math.max(0, revision)}`)).json());
    return changes.map(change => parseChange(JSON.stringify(change)));
  }

  const send = async (changes: Change[]) => {
    const { status } = await call('', { changes: changes });
    return status === 201;
  };

  /** Moves the registry of the folder into an empty database, and otherwise replaces it by that of the database. */
  async function agree(releasesDir: string, revision: number): Promise<void> {
    const all = await changesAfter(0);
    if (all.length) {
      if (revision)
        log('warn', 'the registry of the database replaces another one in the folder', { revision });
      return replaceFolder(releasesDir, all);
    }
    if (!revision) return;
    if (await send(await unbrokenHistory(releasesDir)))
      log('info', 'registry moved into the database', { revision });
    else await agree(releasesDir, revision);
  }

  async function refresh(releasesDir: string): Promise<void> {
    const own = await readNewest(releasesDir);
    if (!own.revision) return agree(releasesDir, 0);
    // the response begins with the known change, unless the folder belongs to another registry
    const [known, ...later] = await changesAfter(own.revision - 1);
    if (!isDeepStrictEqual(known?.remotes, own.remotes)) return agree(releasesDir, own.revision);
    for (const change of later) await addToFolder(releasesDir, change);
    const newest = later.at(-1);
    if (newest) await writeRegistry(releasesDir, newest);
  }

  async function add(releasesDir: string, change: Change) {
    const isAdded = await send([change]).catch(async error => {
      // the change may be stored although the response was lost
      const [stored] = await changesAfter(change.revision - 1).catch(() => {
        throw error;
      });
      if (!isDeepStrictEqual(stored, change)) throw error;
      return true;
    });
    if (isAdded) await addToFolder(releasesDir, change);
    return isAdded;
  }

  return { refresh, add, isShared: true };
}

const Variables = SiteEnvironment.pick({ API_URL: true, REGISTRY_TOKEN: true });

/** Uses the database if there is a token for it, and otherwise the folder. */
export function registryStoreOf(env: NodeJS.ProcessEnv): RegistryStore {
  const { API_URL, REGISTRY_TOKEN } = parseVariables(Variables, env);
  if (!REGISTRY_TOKEN) return folderStore;
  if (!API_URL) throw new RegistryError('With REGISTRY_TOKEN set API_URL, the address of the backend.');
  return databaseStore(new URL(API_URL).origin, REGISTRY_TOKEN);
}

/**
 * Keeps the folder up to date; it stays unchanged while the registry cannot be reached.
 * @returns a function that stops following
 */
export function followRegistry(store: RegistryStore, releasesDir: string): () => void {
  if (!store.isShared) return () => {};
  let lastProblem = '';
  let isReading = false;
  const read = async () => {
    if (isReading) return;
    isReading = true;
    try {
      await store.refresh(releasesDir);
      lastProblem = '';
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== lastProblem) log('error', 'registry not reached, the last good copy stays', { reason });
      lastProblem = reason;
    } finally {
      isReading = false;
    }
  };
  const timer = setInterval(read, FOLLOW_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
