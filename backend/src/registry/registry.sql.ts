import { sql } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';

/** Key of an advisory lock that lets one process write at a time. */
const REGISTRY_LOCK = 4_820_073;
const MAX_REVISIONS = 100;

export const lockRegistry = () => sql`select pg_advisory_xact_lock(${REGISTRY_LOCK}::bigint)`;

export const newestRevision = () =>
  db.selectFrom('registry_revision').select(({ fn }) => fn.max('revision').as('newest'));

export const changesAfter = (revision: number) =>
  db.selectFrom('registry_revision').select('content').where('revision', '>', revision).orderBy('revision');

export const addChange = (revision: number, content: string) =>
  db.insertInto('registry_revision').values({ revision, content });

/** Keeps as much as a folder's history: the last hundred changes, and all of 30 days. */
export const deleteOldChanges = () => sql`
  delete from registry_revision
  where created_at < now() - interval '30 days'
    and revision <= (select max(revision) from registry_revision) - ${MAX_REVISIONS}::int`;
