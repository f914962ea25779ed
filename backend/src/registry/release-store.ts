import { createHash } from 'node:crypto';
import { SHELL } from '@home-truths/contract';
import { Decided } from '@home-truths/contract/gateway-calls';
import { type Query, sql } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';

/** Key of an advisory lock that lets one transaction at a time change releases or the registry. */
const REGISTRY_LOCK = 4_820_073;
/** Older changes stay for a month, because `prune` reads from them how long a version was used. */
const KEPT_REVISIONS = 100;

/** Runs a query, in a transaction that holds the lock of the registry if it changes releases or registry. */
export type Run = <Row>(query: Query<Row>) => Promise<Row[]>;

export interface NewRelease {
  name: string;
  version: string;
  audience: 'public' | 'admin';
  manifest: string;
  /** The size of its scripts in bytes, compressed by brotli. */
  bytes: number;
  /** False if browsers alone draw it. */
  runsOnServer: boolean;
  publishedBy?: string | undefined;
  commit?: string | undefined;
  pipeline?: string | undefined;
  repository?: string | undefined;
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
    /** The reason that an administrator gave. */
    reason?: string;
    /** The repository and run for which GitHub or GitLab vouches. */
    repository?: string;
    commit?: string;
    pipeline?: string;
  };
}

export const lockRegistry = (run: Run) => run(sql`select pg_advisory_xact_lock(${REGISTRY_LOCK}::bigint)`);

/** Returns the newest change first. */
export async function readChanges(run: Run, most = 10 * KEPT_REVISIONS): Promise<Change[]> {
  const newest = db.selectFrom('registry_revision').select('content').orderBy('revision', 'desc');
  return (await run(newest.limit(most))).map(({ content }) => JSON.parse(content));
}

export async function readNewest(run: Run): Promise<Change> {
  const [newest] = await readChanges(run, 1);
  return newest ?? { revision: 0, remotes: {}, change: { at: '', what: '' } };
}

/** Returns what is decided about each remote. A decision that is not valid is left out: gateways refuse it as well. */
export const decidedRemotes = ({ remotes }: Pick<Change, 'remotes'>): [remote: string, Decided][] =>
  Object.entries(remotes).flatMap(([remote, decision]) => {
    const { data } = Decided.safeParse(decision);
    return data ? [[remote, data]] : [];
  });

/** Adds the next change, and removes changes that neither a rollback nor the removal of old releases needs. */
export async function addNextChange(run: Run, { remotes, change }: Omit<Change, 'revision'>): Promise<void> {
  const revision = (await readNewest(run)).revision + 1;
  const content = JSON.stringify({ revision, remotes, change });
  await run(db.insertInto('registry_revision').values({ revision, content }));
  await run(sql`
    delete from registry_revision
    where created_at < now() - interval '30 days' and revision <= ${revision - KEPT_REVISIONS}::int`);
}

/** Returns all releases, newest first. */
export async function readReleases(run: Run) {
  const rows = await run(db.selectFrom('release').selectAll().orderBy('created_at', 'desc'));
  return rows.map(({ created_at, used_at, runs_on_server, published_by, ...release }) => ({
    ...release,
    runsOnServer: runs_on_server,
    publishedBy: published_by,
    releasedAt: new Date(created_at).toISOString(),
    usedAt: new Date(used_at).toISOString(),
  }));
}

/** Returns a text that changes with each change of the registry, and with each release that is stored or removed. */
export async function readState(run: Run): Promise<string> {
  const [row] = await run(sql<{ state: string }>`
    select concat_ws('-', (select max(revision) from registry_revision), count(*),
      extract(epoch from max(created_at))) as state
    from release`);
  return `${row?.state}`;
}

export async function readFile(run: Run, hash: string): Promise<Buffer | undefined> {
  const [file] = await run(db.selectFrom('release_file').select('content').where('hash', '=', hash));
  return file?.content;
}

const hashFiles = (files: NewRelease['files']) =>
  Object.entries(files).map(([path, content]) => {
    return { path, hash: createHash('sha256').update(content).digest('hex'), content };
  });

const hashesByPath = (files: ReturnType<typeof hashFiles>) =>
  Object.fromEntries(files.map(({ path, hash }) => [path, hash]));

/** Returns the SHA-256 of each file by its path, in hexadecimal digits. */
export const hashesOf = (files: NewRelease['files']): Record<string, string> =>
  hashesByPath(hashFiles(files));

/** @returns false if the version is stored, whose content is then the same */
export async function storeRelease(run: Run, release: NewRelease): Promise<boolean> {
  const { name, version, audience, manifest, bytes, runsOnServer, publishedBy } = release;
  const { commit, pipeline, repository } = release;
  const hashedFiles = hashFiles(release.files);
  const files = JSON.stringify(hashesByPath(hashedFiles));
  const added = await run(sql`
    insert into release
      (name, version, audience, manifest, bytes, files, runs_on_server, published_by, commit, pipeline, repository)
    values (${name}, ${version}, ${audience}, ${manifest}, ${bytes}::int, ${files}::jsonb,
      ${runsOnServer}, ${publishedBy ?? null}, ${commit ?? null}, ${pipeline ?? null}, ${repository ?? null})
    on conflict do nothing returning version`);
  if (added.length === 0) return false;
  const missing = new Map(hashedFiles.map(({ hash, content }) => [hash, content]));
  const stored = await run(sql<{ hash: string }>`
    select hash from release_file where hash = any(${[...missing.keys()]}::text[])`);
  for (const { hash } of stored) missing.delete(hash);
  for (const [hash, content] of missing) await run(db.insertInto('release_file').values({ hash, content }));
  return true;
}

/** @returns false if the shell is not stored */
export async function recordRunningShell(run: Run, version: string, manifest: string): Promise<boolean> {
  const recorded = await run(sql`
    update release set used_at = now(), manifest = ${manifest}
    where name = ${SHELL} and version = ${version} returning version`);
  return recorded.length > 0;
}

/** Removes releases, and the files that no other release has. */
export async function removeReleases(
  run: Run,
  removed: readonly { name: string; version: string }[],
): Promise<void> {
  for (const { name, version } of removed)
    await run(db.deleteFrom('release').where('name', '=', name).where('version', '=', version));
  await run(sql`
    delete from release_file
    where hash not in (select file.value from release, jsonb_each_text(files) as file)`);
}
