import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ListedRelease,
  RELEASE_FILES_PATH,
  RELEASES_PATH,
  type ReleaseList,
  SHELL,
} from '@home-truths/contract';
import { createFairQueue } from '@home-truths/contract/fair-queue';
import { log, reasonOf } from '../log.ts';
import { type Decision, newReleaseDir, parseList, type Registry } from './registry.ts';
import { incompleteReleases, writeReleaseFolder } from './release-folder.ts';
import { decidedVersions } from './releases.ts';

/** The interval of reads of the list, and the shortest time between two. */
const POLL_INTERVAL_MS = 500;
const MIN_INTERVAL_MS = 100;
const TIMEOUT_MS = 5000;
const FETCH_LIMITS = { concurrency: 4 };
/** The age at which files of a killed gateway are removed. */
const LEFTOVER_MS = 60 * 60 * 1000;

/** Calls the backend as a gateway. @throws Error unless the response is good, 304 or 404 */
export type CallBackend = (path: string, init?: RequestInit) => Promise<Response>;

// the backend refuses requests from pages of other sites
export const gatewayHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  'sec-fetch-site': 'same-origin',
});

export function backendCalls(apiUrl: string, token: string): CallBackend {
  return async (requested, { headers, ...init } = {}) => {
    const response = await fetch(apiUrl + requested, {
      ...init,
      headers: { ...gatewayHeaders(token), ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok || response.status === 304 || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`the backend responded with ${response.status}`);
  };
}

export interface Mirror {
  /** Returns the newest registry of which all files are in the folder. */
  registry(): Registry;
  /** Fetches a stored release unless it is in the folder. */
  bring(name: string, version: string): Promise<void>;
  runsOnServer(name: string, version: string): boolean;
  /** Returns the version of a stored shell that has a file, and fetches it. */
  shellWith(file: string): Promise<string | undefined>;
  stop(): void;
}

const isNamed = (name: string, version: string) => (release: ListedRelease) =>
  release.name === name && release.version === version;

/**
 * Keeps a folder of the releases that the registry names or a request asks for. It fetches from the backend, and goes on
 * with what it has while no backend responds.
 * @param announce tells the backend which shell runs; called after each read
 */
export async function mirrorReleases(
  call: CallBackend,
  releasesDir: string,
  announce: () => Promise<void> = async () => {},
): Promise<Mirror> {
  const listFile = path.join(releasesDir, 'registry.json');
  const incompleteDir = incompleteReleases(releasesDir);
  const queue = createFairQueue(FETCH_LIMITS);
  const neverAborted = new AbortController().signal;
  const fetchesByDir = new Map<string, Promise<void>>();
  let etag = '';
  let readAt = 0;
  let lastProblem = '';
  let reading: Promise<void> | undefined;
  let list: ReleaseList<Decision> = await fs
    .readFile(listFile, 'utf8')
    .then(text => parseList(JSON.parse(text)))
    .catch(() => ({ revision: 0, remotes: {}, releases: [] }));

  const dirOf = ({ audience, name, version }: ListedRelease) =>
    newReleaseDir(releasesDir, audience, name, version);

  async function fetchFile(file: string, hash: string) {
    const response = await call(`${RELEASE_FILES_PATH}/${hash}`);
    const body = Buffer.from(await response.arrayBuffer());
    if (crypto.createHash('sha256').update(body).digest('hex') !== hash)
      throw new Error(`${file} does not match its hash`);
    return body;
  }

  const fetchRelease = (release: ListedRelease) =>
    writeReleaseFolder(releasesDir, release, async (writeFile, folder) => {
      const files = Object.entries(release.files).map(([file, hash]) =>
        queue.run('', neverAborted, async () => writeFile(file, await fetchFile(file, hash))),
      );
      // nothing may be written any more when the folder is removed
      const ended = await Promise.allSettled(files);
      for (const each of ended) if (each.status === 'rejected') throw each.reason;
      const time = new Date(release.releasedAt);
      await fs.utimes(path.join(folder, 'integrity.json'), time, time);
    });

  function bringListed(release: ListedRelease) {
    const dir = dirOf(release);
    const fetching =
      fetchesByDir.get(dir) ??
      fetchRelease(release).catch(error => {
        fetchesByDir.delete(dir);
        throw error;
      });
    fetchesByDir.set(dir, fetching);
    return fetching;
  }

  async function readList() {
    const response = await call(RELEASES_PATH, { headers: { 'if-none-match': etag } });
    if (response.status === 304) return;
    if (response.status === 404) {
      await response.body?.cancel();
      throw new Error('set the same GATEWAY_TOKEN for backends and gateways');
    }
    const next = parseList(await response.json());
    const isDecided = ({ name, version }: ListedRelease) => {
      const { [name]: decision } = next.remotes;
      return decision !== undefined && decidedVersions(decision).includes(version);
    };
    await Promise.all(next.releases.filter(isDecided).map(bringListed));
    const temporary = path.join(incompleteDir, crypto.randomUUID());
    await fs.writeFile(temporary, JSON.stringify(next));
    await fs.rename(temporary, listFile);
    const removed = list.releases.filter(each => !next.releases.some(isNamed(each.name, each.version)));
    list = next;
    etag = response.headers.get('etag') ?? '';
    for (const each of removed) {
      fetchesByDir.delete(dirOf(each));
      await fs.rm(dirOf(each), { recursive: true, force: true });
    }
  }

  /** Reads the list, at most ten times a second; the last one stays if that fails. */
  function refresh() {
    reading ??= sleep(Math.max(0, readAt + MIN_INTERVAL_MS - Date.now()))
      .then(readList)
      .then(announce)
      .then(
        () => {
          lastProblem = '';
        },
        error => {
          const reason = reasonOf(error);
          if (reason !== lastProblem) log('error', 'releases not read, the last good ones stay', { reason });
          lastProblem = reason;
        },
      )
      .finally(() => {
        readAt = Date.now();
        reading = undefined;
      });
    return reading;
  }

  /** Looks again if a release is not listed, since another gateway may just have stored it. */
  async function find(isWanted: (release: ListedRelease) => boolean) {
    const known = list.releases.find(isWanted);
    if (known) return known;
    await refresh();
    return list.releases.find(isWanted);
  }

  await fs.mkdir(incompleteDir, { recursive: true });
  for (const name of await fs.readdir(incompleteDir)) {
    const leftover = path.join(incompleteDir, name);
    const { mtimeMs } = await fs.stat(leftover);
    if (Date.now() - mtimeMs > LEFTOVER_MS) await fs.rm(leftover, { recursive: true, force: true });
  }
  await refresh();
  const timer = setInterval(refresh, POLL_INTERVAL_MS).unref();
  return {
    registry: () => list,
    runsOnServer: (name, version) => list.releases.find(isNamed(name, version))?.runsOnServer === true,
    async bring(name, version) {
      const release = await find(isNamed(name, version));
      if (release) await bringListed(release);
    },
    async shellWith(file) {
      const release = await find(({ name, files }) => name === SHELL && file in files);
      if (release) await bringListed(release);
      return release?.version;
    },
    stop: () => clearInterval(timer),
  };
}
