import { SHELL } from '@home-truths/contract';
import { sql } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';

/** Key of an advisory lock that lets one transaction at a time change releases or the registry. */
const REGISTRY_LOCK = 4_820_073;
const MAX_REVISIONS = 100;

export const lockRegistry = () => sql`select pg_advisory_xact_lock(${REGISTRY_LOCK}::bigint)`;

/** JSON of the registry after each change, newest first. */
export const changes = () => db.selectFrom('registry_revision').select('content').orderBy('revision', 'desc');

export const newestChange = () => changes().limit(1);

export const addChange = (revision: number, content: string) =>
  db.insertInto('registry_revision').values({ revision, content });

/** Keeps the last hundred changes, and all of 30 days. */
export const deleteOldChanges = () => sql`
  delete from registry_revision
  where created_at < now() - interval '30 days'
    and revision <= (select max(revision) from registry_revision) - ${MAX_REVISIONS}::int`;

/** Changes with each change of the registry, and with each release that is stored or removed. */
export const stateOfReleases = () => sql<{ state: string }>`
  select concat_ws('-', (select max(revision) from registry_revision), count(*),
    extract(epoch from max(created_at))) as state
  from release`;

export const allReleases = () =>
  db
    .selectFrom('release')
    .select(['name', 'version', 'audience', 'manifest', 'files', 'bytes', 'created_at', 'used_at'])
    .orderBy('created_at', 'desc');

interface Values {
  name: string;
  version: string;
  audience: string;
  manifest: string;
  bytes: number;
  files: Record<string, string>;
}

/** Returns no row if the version is stored. */
export const addRelease = ({ name, version, audience, manifest, bytes, files }: Values) => sql`
  insert into release (name, version, audience, manifest, bytes, files)
  values (${name}, ${version}, ${audience}, ${manifest}, ${bytes}::int, ${JSON.stringify(files)}::jsonb)
  on conflict do nothing returning version`;

export const deleteRelease = (name: string, version: string) =>
  db.deleteFrom('release').where('name', '=', name).where('version', '=', version);

/** Returns no row if the shell is not stored. */
export const noteShell = (version: string, manifest: string) => sql`
  update release set used_at = now(), manifest = ${manifest}
  where name = ${SHELL} and version = ${version} returning version`;

export const storedHashes = (hashes: string[]) => sql<{ hash: string }>`
  select hash from release_file where hash = any(${hashes}::text[])`;

export const fileOf = (hash: string) =>
  db.selectFrom('release_file').select('content').where('hash', '=', hash);

export const addFile = (hash: string, content: Buffer) =>
  db.insertInto('release_file').values({ hash, content });

export const deleteUnnamedFiles = () => sql`
  delete from release_file
  where hash not in (select file.value from release, jsonb_each_text(files) as file)`;
