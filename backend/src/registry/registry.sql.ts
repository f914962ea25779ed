import { sql } from '../database/sql.ts';

/** Key of an advisory lock: one writer at a time. */
const REGISTRY_LOCK = 4_820_073;
const MAX_REVISIONS = 100;

export const lockRegistry = () => sql`select pg_advisory_xact_lock(${REGISTRY_LOCK}::bigint)`;

export const newestRevision = () =>
  sql<{ newest: number }>`select coalesce(max(revision), 0)::int as newest from registry_revision`;

export const changesAfter = (revision: number) => sql<{ content: string }>`
  select content from registry_revision where revision > ${revision} order by revision`;

export const addChange = (revision: number, content: string) =>
  sql`insert into registry_revision (revision, content) values (${revision}, ${content})`;

/** As long as the history in a folder: the last hundred, and all of a month. */
export const deleteOldChanges = () => sql`
  delete from registry_revision
  where created_at < now() - interval '30 days'
    and revision <= (select max(revision) from registry_revision) - ${MAX_REVISIONS}::int`;
