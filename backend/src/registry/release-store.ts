import { createHash } from 'node:crypto';
import type { Query } from '../platform/database/sql.ts';
import {
  addChange,
  addFile,
  addRelease,
  allReleases,
  changes,
  deleteRelease,
  deleteUnnamedFiles,
  newestChange,
  storedHashes,
} from './releases.sql.ts';

/** Runs a query in a transaction, which holds the lock of the registry if it changes anything. */
export type Run = <Row>(query: Query<Row>) => Promise<Row[]>;

export interface NewRelease {
  name: string;
  version: string;
  audience: 'public' | 'admin';
  manifest: string;
  /** The size of its scripts in bytes, compressed by brotli. */
  bytes: number;
  /** The content of each file by its path. */
  files: Record<string, Buffer>;
}

/** The registry after a change. */
export interface Change {
  /** 0 before the first change. */
  revision: number;
  /** Only gateways and commands know what is decided about a remote. */
  remotes: Record<string, unknown>;
  change: {
    /** ISO time. */
    at: string;
    /** A command such as `pin mf_search 1.0.0-0a1b2c3d`. */
    what: string;
    by?: string;
  };
}

const NOTHING: Change = { revision: 0, remotes: {}, change: { at: '', what: '' } };

const parse = ({ content }: { content: string }): Change => JSON.parse(content);

export const readNewest = async (run: Run): Promise<Change> => {
  const [newest] = await run(newestChange());
  return newest ? parse(newest) : NOTHING;
};

/** Returns the newest change first. */
export const readChanges = async (run: Run): Promise<Change[]> => (await run(changes())).map(parse);

export async function addNextChange(
  run: Run,
  { remotes, change }: Omit<Change, 'revision'>,
): Promise<Change> {
  const revision = (await readNewest(run)).revision + 1;
  await run(addChange(revision, JSON.stringify({ revision, remotes, change })));
  return { revision, remotes, change };
}

export type StoredRelease = Awaited<ReturnType<typeof readReleases>>[number];

/** Returns all releases, newest first. */
export const readReleases = async (run: Run) =>
  (await run(allReleases())).map(({ created_at, used_at, ...release }) => ({
    ...release,
    releasedAt: new Date(created_at).toISOString(),
    usedAt: new Date(used_at).toISOString(),
  }));

/** @returns false if the version is stored, whose content is then the same */
export async function storeRelease(run: Run, { files, ...release }: NewRelease): Promise<boolean> {
  const contents = Object.entries(files).map(
    ([file, content]) => [file, createHash('sha256').update(content).digest('hex'), content] as const,
  );
  const hashes = Object.fromEntries(contents.map(([file, hash]) => [file, hash]));
  if ((await run(addRelease({ ...release, files: hashes }))).length === 0) return false;
  const missing = new Map(contents.map(([, hash, content]) => [hash, content]));
  for (const { hash } of await run(storedHashes([...missing.keys()]))) missing.delete(hash);
  for (const [hash, content] of missing) await run(addFile(hash, content));
  return true;
}

/** Removes releases, and the files that no other release has. */
export async function removeReleases(
  run: Run,
  removed: readonly { name: string; version: string }[],
): Promise<void> {
  for (const { name, version } of removed) await run(deleteRelease(name, version));
  await run(deleteUnnamedFiles());
}
